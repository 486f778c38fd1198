import { expect, test } from 'vitest'
import { formatNames, NamesFileError, readNames } from '../../../../src/domain/names/file.ts'
import { compareNames, mergeNames } from '../../../../src/domain/names/merge.ts'
import { hasChanged, misfit, type OwnAddress, type OwnAddresses, readOwn } from '../../../../src/domain/names/own.ts'
import { friendlyAddress, type RawAddress } from '../../../../src/ton/address.ts'
import type { Hash } from '../../../../src/ton/hash.ts'

const A: RawAddress = `0:${'a1'.repeat(32)}`
const B: RawAddress = `0:${'b2'.repeat(32)}`
const C: RawAddress = `-1:${'c3'.repeat(32)}`
const own = (parts: Partial<OwnAddress>): OwnAddress => ({
  name: '',
  note: '',
  watched: false,
  isWallet: false,
  seen: null,
  ...parts,
})
const ours = (addresses: unknown, more: object = {}) =>
  JSON.stringify({ format: 'nanoscope-addresses', version: 1, network: 'mainnet', addresses, ...more })

function whyOf(text: string) {
  try {
    readNames(text)
  } catch (error) {
    return error instanceof NamesFileError ? error.why : error
  }
  return 'read'
}

test('an exported address book is read back unchanged', () => {
  const all: OwnAddresses = {
    [A]: own({ name: 'Mum', note: 'pays “back”', isWallet: true }),
    [C]: own({ watched: true, seen: { lt: '5', hash: 'ab' as Hash } }),
  }
  const text = formatNames(all, 'mainnet', '2026-11-23T00:00:00.000Z')
  expect(text).toContain(friendlyAddress(A, true))
  expect(readNames(text)).toEqual({
    network: 'mainnet',
    incoming: [
      { raw: A, name: 'Mum', note: 'pays “back”', watched: false, isWallet: true },
      { raw: C, name: '', note: '', watched: true, isWallet: false },
    ],
    refused: [],
  })
})

test('Acton’s favourites are imported as watched accounts, and later names replace earlier ones', () => {
  const bundle = {
    format: 'acton-favorites',
    version: 1,
    exportedAt: '2026-01-01',
    network: 'testnet',
    accounts: [{ address: A, savedAt: 10 }],
    blocks: [{ workchain: 0, shard: '8000000000000000', seqno: 42, savedAt: 20 }],
    transactions: [{ hash: 'ab'.repeat(32), account: A, savedAt: 30 }],
    addressNames: [
      { address: friendlyAddress(A), name: '  Treasury  ' },
      { address: A, name: 'Duplicate' },
      { address: B, name: 'Shop' },
    ],
  }
  expect(readNames(JSON.stringify(bundle))).toEqual({
    network: 'testnet',
    incoming: [
      { raw: A, name: 'Duplicate', note: '', watched: true, isWallet: false },
      { raw: B, name: 'Shop', note: '', watched: false, isWallet: false },
    ],
    refused: [],
  })
})

test.each([
  ['not json', 'no json'],
  ['', 'no json'],
  ['[]', 'foreign'],
  ['null', 'foreign'],
  ['{"format":"nanoscope-proof","version":1}', 'foreign'],
  [ours([], { version: 2 }), 'later version'],
  [ours({}), 'damaged'],
  ['{"format":"acton-favorites","version":1,"accounts":{}}', 'damaged'],
  [`"${'x'.repeat(5_000_001)}"`, 'too large'],
])('an unreadable address book gives the reason: %.40s', (text, why) => expect(whyOf(text)).toBe(why))

test.each(['accounts', 'addressNames'])(
  "an invalid row in Acton's list %s is rejected, and the other rows are kept",
  list => {
    const odd = [null, 7, [], 'x', {}, { address: null }, { address: { toString: null, valueOf: 1 } }, { address: [A] }]
    const row = { address: A, name: 'kept' }
    const rest = { accounts: [row], addressNames: [row] }
    const text = JSON.stringify({ format: 'acton-favorites', version: 1, ...rest, [list]: [...odd, row, ...odd] })
    const { incoming, refused } = readNames(text)
    expect(incoming.map(({ raw, name }) => [raw, name])).toEqual([[A, 'kept']])
    expect(refused).toHaveLength(2 * odd.length)
    expect(new Set(refused.map(({ why }) => why))).toEqual(new Set(['no address']))
  },
)

test('invalid entries of an address book are rejected one by one', () => {
  const wrongChecksum = `${friendlyAddress(A).slice(0, -1)}${friendlyAddress(A).endsWith('A') ? 'B' : 'A'}`
  const rows = [
    { address: A, name: 'kept' },
    { address: wrongChecksum, name: 'x' },
    { address: B, name: '\u200b\u202e ' },
    { address: friendlyAddress(A, true), name: 'again' },
    null,
    7,
    { address: { toString: 'x' }, name: 'x' },
  ]
  const { incoming, refused } = readNames(ours(rows))
  expect(incoming.map(({ name }) => name)).toEqual(['kept'])
  expect(refused).toEqual([
    { text: wrongChecksum, why: 'no address' },
    { text: `${B.slice(0, 59)}…`, why: 'nothing to keep' },
    { text: friendlyAddress(A, true), why: 'twice' },
    { text: '', why: 'no address' },
    { text: '', why: 'no address' },
    { text: '', why: 'no address' },
  ])
})

test('long names, markup and direction marks in an address book become harmless text', () => {
  const rows = [
    { address: A, name: 'x'.repeat(10_000), note: 'n'.repeat(10_000) },
    { address: B, name: '\u202e<img src=x onerror=alert(1)>\u2066', note: 'a\n\n\u0000b' },
    { address: '__proto__', name: 'x' },
  ]
  const { incoming } = readNames(ours(rows))
  expect(incoming).toEqual([
    expect.objectContaining({ name: `${'x'.repeat(59)}…`, note: `${'n'.repeat(499)}…` }),
    expect.objectContaining({ name: '<img src=x onerror=alert(1)>', note: 'a b' }),
  ])
})

const mine: OwnAddresses = {
  [A]: own({ name: 'Mum', note: 'n', seen: { lt: '1', hash: 'aa' as Hash } }),
  [B]: own({ name: 'Shop', watched: true }),
}
const incoming = [
  { raw: A, name: 'Mother', note: '', watched: true, isWallet: true },
  { raw: B, name: 'Shop', note: '', watched: false, isWallet: false },
  { raw: C, name: 'New', note: '', watched: false, isWallet: false },
]

test('compareNames previews a merge entry by entry, where missing fields are no change', () => {
  expect(compareNames(mine, incoming).map(({ kind }) => kind)).toEqual(['changed', 'same', 'new'])
})

test('mergeNames keeps the visitor’s entries, or takes the file’s values', () => {
  expect(mergeNames(mine, incoming, false)).toEqual({ ...mine, [C]: own({ name: 'New' }) })
  expect(mergeNames(mine, incoming, true)).toEqual({
    [A]: own({ name: 'Mother', note: 'n', watched: true, isWallet: true, seen: { lt: '1', hash: 'aa' as Hash } }),
    [B]: mine[B],
    [C]: own({ name: 'New' }),
  })
})

test('readOwn reads saved names back and drops invalid parts', () => {
  const seen = { lt: '12', hash: 'ab'.repeat(32) as Hash }
  const kept = own({ name: 'Mum', watched: true, seen })
  const saved = { [A]: kept, nonsense: kept, [B]: { name: 7 }, [C]: { note: 'x', seen: { lt: 'no' }, watched: 1 } }
  expect(readOwn(JSON.stringify(saved))).toEqual({ [A]: kept, [C]: own({ note: 'x' }) })
})

test.each(['{"0:', '', 'null', '7', '"names"', '[]'])('readOwn rejects %j, which is no list of names', text => {
  expect(() => readOwn(text)).toThrow(SyntaxError)
})

const many = (count: number, watched: boolean): OwnAddresses =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`0:${String(n).padStart(64, '0')}`, own({ name: 'x', watched })]),
  )

test('at most 2,000 addresses are kept, 100 of them watched', () => {
  expect([misfit(many(2000, false)), misfit(many(2001, false))]).toEqual([null, 'too many'])
  expect([misfit(many(100, true)), misfit(many(101, true))]).toEqual([null, 'too many watched'])
})

test('hasChanged compares the last seen transaction with the account’s last one, if that is not older', () => {
  const [one, two] = ['11', '22'].map((hash, n) => ({ lt: String(9 + n), hash: hash as Hash }))
  expect([hasChanged(one!, two!), hasChanged(one!, one!), hasChanged(two!, one!)]).toEqual([true, false, null])
  expect([hasChanged(null, two!), hasChanged(one!, null)]).toEqual([null, null])
})
