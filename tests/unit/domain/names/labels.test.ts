import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { labelFiles, readNamed } from '../../../../scripts/labels/rows.ts'
import {
  labelsByAddress,
  type PublicLabel,
  readLabelIndex,
  readLabelShard,
  shardOf,
  shardsOf,
} from '../../../../src/domain/names/labels.ts'
import type { OwnAddress } from '../../../../src/domain/names/own.ts'
import { findNames } from '../../../../src/domain/names/search.ts'
import { shownAs } from '../../../../src/domain/names/shown.ts'
import { friendlyAddress, type RawAddress } from '../../../../src/ton/address.ts'

const A: RawAddress = `0:${'a1'.repeat(32)}`
const B: RawAddress = `0:${'a1'.repeat(12)}${'b2'.repeat(20)}`
const C: RawAddress = `-1:${'a1'.repeat(32)}`
const D: RawAddress = `0:${'d4'.repeat(32)}`

const table = `address\tcomment\tlabel\tname\tcategory
${friendlyAddress(A)}\twrites spam\tbig_exchange\tBig Exchange\tCEX
${friendlyAddress(D)}\t\tno_name\t\tscammer
${friendlyAddress(D).slice(0, -1)}\t\twrong\t\tgaming
broken
${friendlyAddress(C)}\t\tpool\t\tvalidator
${friendlyAddress(A)}\t\ttwice\t\tCEX
`
const sources = [{ name: 'a-list', revision: 'abc123' }]
const head = { network: 'mainnet', made: '2026-11-23', sources }
const files = labelFiles(readNamed(table, 0), head)
const index = readLabelIndex(JSON.parse(files['/labels/index.json']!), 'mainnet')!
const shard = (raw: RawAddress) => JSON.parse(files[`/labels/${shardOf(index, raw)}.json`]!)
const big = { name: 'Big Exchange', category: 'CEX', source: sources[0]!, made: '2026-11-23' }
/** Labels of an address, as a page finds them. */
const labelsOf = (raw: RawAddress): readonly PublicLabel[] =>
  (shardOf(index, raw) !== undefined && labelsByAddress(readLabelShard(index, shard(raw))).get(raw)) || []

test('label files of a table contain each of its addresses, only in its workchain', () => {
  expect(labelsOf(A)).toEqual([big])
  expect(labelsOf(D).map(({ name }) => name)).toEqual(['no name'])
  expect(labelsOf(C).map(({ name }) => name)).toEqual(['pool'])
  expect(labelsOf(`-1:${'d4'.repeat(32)}`)).toEqual([])
  expect(labelsOf(`0:${'d5'.repeat(32)}`)).toEqual([])
})

test('an address that differs from a labelled one in its last byte has no label', () => {
  const alike: RawAddress = `0:${'a1'.repeat(31)}a2`
  expect(shardOf(index, alike)).toBe(shardOf(index, A))
  expect(labelsOf(alike)).toEqual([])
  expect(labelsOf(B)).toEqual([])
})

test('the label index names a shard only for addresses with the first 24 bits of a labelled one', () => {
  expect(shardOf(index, `0:a1a1a1${'00'.repeat(29)}`)).toBe(0xa1 >> 2)
  expect(shardOf(index, `0:a1a1a0${'a1'.repeat(29)}`)).toBeUndefined()
  expect(shardOf(index, `0:a1a0a1${'a1'.repeat(29)}`)).toBeUndefined()
  expect(shardsOf(index)).toEqual([0xa1 >> 2, 0xd4 >> 2])
  expect(Object.keys(files)).toEqual(['/labels/index.json', '/labels/40.json', '/labels/53.json'])
})

test('a label index of another network, or an invalid one, is rejected', () => {
  expect(readLabelIndex(JSON.parse(files['/labels/index.json']!), 'testnet')).toBeUndefined()
  for (const file of [undefined, null, 7, [], {}, { network: 'mainnet', made: '2026', starts: {} }])
    expect(readLabelIndex(file, 'mainnet')).toBeUndefined()
})

test('a label shard of another date is ignored, and invalid rows are dropped', () => {
  expect(readLabelShard(index, { ...shard(A), made: '2026-11-24' })).toEqual([])
  for (const file of [undefined, null, 7, [], {}, { made: head.made, labels: 7 }])
    expect(readLabelShard(index, file)).toEqual([])
  const hash = 'A'.repeat(43)
  const rows = [7, [0], [5, '', 0, 'no such source', hash], [0, '', 0, 'cut short', hash.slice(1)], [0, '', 0, 'x', 7]]
  expect(readLabelShard(index, { made: head.made, labels: rows })).toEqual([])
})

test('the site’s label files contain every readable address of their sources', () => {
  const file = (name: string) => readFileSync(join(import.meta.dirname, '../../../../public/labels', name), 'utf8')
  const site = readLabelIndex(JSON.parse(file('index.json')), 'mainnet')!
  expect(site.sources[0]).toEqual({ name: 'acton', revision: '5535f119' })
  expect(brotliCompressSync(file('index.json')).length, 'every page fetches it').toBeLessThan(8000)
  const shards = shardsOf(site)
  expect(readdirSync(join(import.meta.dirname, '../../../../public/labels'))).toHaveLength(shards.length + 1)
  const all = shards.flatMap(shard => {
    const rows = readLabelShard(site, JSON.parse(file(`${shard}.json`)))
    for (const { raw } of rows) expect(shardOf(site, raw)).toBe(shard)
    return rows
  })
  expect(all).toHaveLength(4365)
  expect(new Set(all.map(({ raw }) => raw)).size).toBe(3959)
})

const own = (parts: Partial<OwnAddress>): OwnAddress => ({
  name: '',
  note: '',
  watched: false,
  isWallet: false,
  seen: null,
  ...parts,
})
const said = { isWallet: true, name: 'tonapi name', isScam: true }

test('the visitor’s name takes precedence over a provider’s, and that over a public label', () => {
  const beside = { own: own({ name: 'Mum' }), labels: labelsOf(A), isAlike: false }
  expect(shownAs({ ...said, isScam: false }, beside)).toEqual({
    kind: 'exchange',
    isWallet: true,
    isScam: false,
    name: 'Mum',
    mark: { by: 'user', words: 'your own name' },
  })
  expect(shownAs(said, { ...beside, own: undefined })).toMatchObject({ name: 'tonapi name' })
  expect(shownAs(said, { ...beside, own: undefined })?.mark).toBeUndefined()
  const words = 'public label by a-list abc123, taken 2026-11-23: exchange'
  expect(shownAs(undefined, { ...beside, own: undefined })).toMatchObject({
    name: 'Big Exchange',
    mark: { by: 'tag', words },
  })
})

test('no name hides a warning', () => {
  const named = { own: own({ name: 'Mum' }), labels: labelsOf(D), isAlike: true }
  expect(shownAs(said, named)).toMatchObject({ name: 'Mum', warning: 'scam, scam, says a-list, look-alike' })
  // Accounts that a list warns of get no name of the list.
  expect(shownAs(undefined, { ...named, own: undefined })).toMatchObject({ name: null, isScam: false })
})

test('shownAs returns the same object when it adds nothing', () => {
  const nothing = { own: undefined, labels: [], isAlike: false }
  expect(shownAs(said, nothing)).toBe(said)
  expect(shownAs(undefined, nothing)).toBeUndefined()
})

test('the all-zero address is called the burn address unless another name is known', () => {
  const zeros = { own: undefined, labels: [], isAlike: false, isBurn: true }
  expect(shownAs(undefined, zeros)).toMatchObject({ name: 'burn address', mark: { by: 'tag' } })
  expect(shownAs({ isWallet: false, name: 'tonapi name', isScam: false }, zeros)).toMatchObject({ name: 'tonapi name' })
})

test('findNames ranks by beginning, word and middle, the visitor’s own names first', () => {
  const labelled = ['Binance', 'Not Binance', 'Subbinance', 'Bin'].map((name, n) => ({
    raw: `0:${String(n).repeat(64)}` as RawAddress,
    label: { ...big, name, source: sources[0]! },
  }))
  const mine = { [A]: own({ name: 'My bin' }), [B]: own({ name: 'Other', note: 'from BINANCE' }) }
  const names = (text: string) => findNames(text, mine, labelled).map(({ name }) => name)
  expect(names('bin')).toEqual(['My bin', 'Other', 'Bin', 'Binance', 'Not Binance', 'Subbinance'])
  expect(names('BINANCE')).toEqual(['Other', 'Binance', 'Not Binance', 'Subbinance'])
  expect(names('  ')).toEqual([])
  expect(findNames('bin', mine, labelled, 3)).toHaveLength(3)
})

test('findNames offers three addresses of a name with many', () => {
  const label = { ...big, source: sources[0]! }
  // Each shard that names it makes a separate label.
  const labelled = Array.from({ length: 9 }, (_, n) => ({
    raw: `0:${String(n).repeat(64)}` as RawAddress,
    label: { ...label },
  }))
  expect(findNames('big', {}, labelled)).toHaveLength(3)
})
