import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { labelFiles, readNamed } from '../../../../scripts/labels/rows.ts'
import { readLabels, wholeAddresses } from '../../../../src/domain/names/labels.ts'
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
const { labels, ends } = labelFiles(readNamed(table, 0), { network: 'mainnet', made: '2026-11-23', sources })
const read = readLabels(JSON.parse(labels), 'mainnet')!
const big = { name: 'Big Exchange', category: 'CEX', source: sources[0], made: '2026-11-23' }

test('a table becomes a file by which each of its addresses is found, in its workchain alone', () => {
  expect(read.find(A)).toEqual([big])
  expect(read.find(D).map(({ name }) => name)).toEqual(['no name'])
  expect(read.find(C).map(({ name }) => name)).toEqual(['pool'])
  expect(read.find(`-1:${'d4'.repeat(32)}`)).toEqual([])
  expect(read.find(`0:${'d5'.repeat(32)}`)).toEqual([])
  // An account with the same twelve first bytes would be believed: 2^84 tries.
  expect(read.find(B)).toEqual([big])
})

test('labels of another network, and files that are none, say nothing', () => {
  expect(readLabels(JSON.parse(labels), 'testnet')).toBeUndefined()
  for (const file of [undefined, null, 7, [], {}, { network: 'mainnet', made: '2026', labels: {} }])
    expect(readLabels(file, 'mainnet')).toBeUndefined()
  const odd = { network: 'mainnet', made: '2026', sources: [{}], labels: [7, [0], [5, '', 0, 'x', 'A'.repeat(16)]] }
  expect(readLabels(odd, 'mainnet')?.rows).toEqual([])
})

test('a second file has the rest of each address; that of another day is not taken', () => {
  const whole = wholeAddresses(read, JSON.parse(ends))
  expect(whole.map(({ raw, label }) => [raw, label.name]).toSorted()).toEqual([
    [C, 'pool'],
    [A, 'Big Exchange'],
    [D, 'no name'],
  ])
  expect(wholeAddresses(read, { ...JSON.parse(ends), made: '2026-11-24' })).toEqual([])
  expect(wholeAddresses(read, undefined)).toEqual([])
})

test('the files of the site know every address of their sources that can be read', () => {
  const file = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../../../../public', name), 'utf8'))
  const site = readLabels(file('labels.json'), 'mainnet')!
  expect(site.rows[0]?.label.source).toEqual({ name: 'acton', revision: '5535f119' })
  const whole = wholeAddresses(site, file('label-ends.json'))
  expect(whole).toHaveLength(4365)
  expect(new Set(whole.map(({ raw }) => raw.slice(0, 27))).size, 'twelve bytes tell them apart').toBe(
    new Set(whole.map(({ raw }) => raw)).size,
  )
  for (const { raw, label } of whole) expect(site.find(raw)).toContain(label)
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

test("a visitor's own name wins, a provider's comes next, then a list's, each with whose it is", () => {
  const beside = { own: own({ name: 'Mum' }), labels: read.find(A), isAlike: false }
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
  const named = { own: own({ name: 'Mum' }), labels: read.find(D), isAlike: true }
  expect(shownAs(said, named)).toMatchObject({ name: 'Mum', warning: 'scam, scam, says a-list, look-alike' })
  // Accounts that a list warns of get no name of the list.
  expect(shownAs(undefined, { ...named, own: undefined })).toMatchObject({ name: null, isScam: false })
})

test('where there is nothing to add it is the same object', () => {
  const nothing = { own: undefined, labels: [], isAlike: false }
  expect(shownAs(said, nothing)).toBe(said)
  expect(shownAs(undefined, nothing)).toBeUndefined()
})

test('the address of all zeros is called the burn address, by whose fact that is, unless another name is known', () => {
  const zeros = { own: undefined, labels: [], isAlike: false, isBurn: true }
  expect(shownAs(undefined, zeros)).toMatchObject({ name: 'burn address', mark: { by: 'tag' } })
  expect(shownAs({ isWallet: false, name: 'tonapi name', isScam: false }, zeros)).toMatchObject({ name: 'tonapi name' })
})

test('names are found by their beginnings, words and middles, the visitor’s own first', () => {
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

test('of a name with many addresses three are offered', () => {
  const label = { ...big, source: sources[0]! }
  const labelled = Array.from({ length: 9 }, (_, n) => ({ raw: `0:${String(n).repeat(64)}` as RawAddress, label }))
  expect(findNames('big', {}, labelled)).toHaveLength(3)
})
