import { beginCell, Cell, type TupleItem } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { readAddress, readHash, signedShard } from '../../scripts/localnet/http/encode.ts'
import { toJson } from '../../scripts/localnet/http/json.ts'
import { createRouter } from '../../scripts/localnet/http/router.ts'
import { scaled } from '../../scripts/localnet/indexer/events/amounts.ts'
import { readArgument, stackRecord } from '../../scripts/localnet/indexer/get-methods/stack.ts'
import { changeText, priceAt } from '../../scripts/localnet/indexer/prices.ts'
import { Table } from '../../scripts/localnet/indexer/tokens/table.ts'
import { legacyEntry, readLegacyEntry, typedEntry } from '../../scripts/localnet/node-api/stack.ts'

const int = (value: bigint): TupleItem => ({ type: 'int', value })
const pair = (head: TupleItem, tail: TupleItem): TupleItem => ({ type: 'tuple', items: [head, tail] })
const NULL: TupleItem = { type: 'null' }

it('toJson writes integers of any size as digits and omits undefined values', () => {
  expect(toJson({ big: 2n ** 64n, small: -1n, none: undefined, list: [1n] })).toBe(
    '{"big":18446744073709551616,"small":-1,"list":[1]}',
  )
})

describe('the stack of a get-method', () => {
  it('stack integers are hexadecimal with a leading sign', () => {
    expect([343n, -1n, 0n].map(value => legacyEntry(int(value)))).toEqual([
      ['num', '0x157'],
      ['num', '-0x1'],
      ['num', '0x0'],
    ])
    expect(stackRecord(int(-15n))).toEqual({ type: 'num', num: '-0xf' })
  })

  it('stack slices are written as cells', () => {
    const cell = beginCell().storeUint(5, 3).endCell()
    expect(legacyEntry({ type: 'slice', cell })).toMatchObject(['cell', { object: { data: { b64: 'oA==', len: 3 } } }])
    expect(stackRecord({ type: 'slice', cell })).toMatchObject({ type: 'cell' })
  })

  it('the node API’s stack format distinguishes lists from tuples', () => {
    const list = pair(int(1n), pair(int(2n), NULL))
    expect(legacyEntry(list)).toMatchObject(['list', { elements: [{ number: { number: '1' } }, {}] }])
    expect(legacyEntry(pair(int(1n), int(2n)))).toMatchObject(['tuple', { '@type': 'tvm.tuple' }])
    expect(typedEntry(NULL)).toEqual({ '@type': 'tvm.stackEntryList', list: { '@type': 'tvm.list', elements: [] } })
  })

  it('stack arguments accept numbers in both notations and cells under all their names', () => {
    const boc = Cell.EMPTY.toBoc().toString('base64')
    expect(['0x1f', '31', 31, '-0x1f'].map(value => readLegacyEntry(['num', value]))).toEqual([
      int(31n),
      int(31n),
      int(31n),
      int(-31n),
    ])
    expect(readLegacyEntry(['tvm.Slice', boc])).toMatchObject({ type: 'slice' })
    expect(readLegacyEntry(['cell', { bytes: boc }])).toMatchObject({ type: 'cell' })
    expect(() => readLegacyEntry(['tvm.Everything', boc])).toThrow('Unsupported stack entry type')
  })

  it('readArgument guesses the type of an argument', () => {
    const address = `0:${'1'.repeat(64)}`
    expect(['12', '0x1', 'Null', 'NaN', address].map(text => readArgument(text).type)).toEqual([
      'int',
      'int',
      'null',
      'nan',
      'slice',
    ])
    expect(() => readArgument('???')).toThrow("can't parse arg '???'")
  })
})

it('readHash reads hashes in every notation', () => {
  const hash = Buffer.alloc(32, 0xfb)
  for (const text of [hash.toString('hex'), `0x${hash.toString('hex')}`, hash.toString('base64')]) {
    expect(readHash(text)).toEqual(hash)
  }
  expect(readHash(hash.toString('base64url'))).toEqual(hash)
  expect(readHash('17')).toBeNull()
})

it('readAddress reads raw and friendly addresses and rejects a wrong checksum', () => {
  const friendly = 'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF'
  expect(readAddress(friendly)?.equals(readAddress(`-1:${'3'.repeat(64)}`)!)).toBe(true)
  expect(readAddress(friendly.replace('vF', 'vG'))).toBeNull()
})

it.each([
  ['8000000000000000', '-9223372036854775808'],
  ['2000000000000000', '2305843009213693952'],
  ['e000000000000000', '-2305843009213693952'],
])('the shard %s is written as %s', (shard, signed) => expect(signedShard(shard)).toBe(signed))

it('the router prefers fixed path segments to parameters', () => {
  const route = (path: string) => ({ method: 'GET' as const, path, handler: path })
  const find = createRouter([route('/a/{id}'), route('/a/search'), route('/a/{id}/b/{name}')])
  expect(find('GET', '/a/search')?.route.handler).toBe('/a/search')
  expect(find('GET', '/a/(0%2C8)/b/x')?.params).toEqual(
    new Map([
      ['id', '(0,8)'],
      ['name', 'x'],
    ]),
  )
  expect(find('POST', '/a/search')).toBeNull()
})

it('prices depend on chain time only, and changes have the typographic minus', () => {
  expect(priceAt('TON', 3, 1_780_000_000)).toBe(priceAt('TON', 3, 1_780_000_000))
  const texts = Array.from({ length: 40 }, (_day, day) => changeText('TON', day * 86_400, (day + 1) * 86_400))
  expect(texts.every(text => /^(\+|−)\d+\.\d\d%$/.test(text))).toBe(true)
  expect(new Set(texts.map(text => text[0]))).toEqual(new Set(['+', '−']))
})

it('scaled writes amounts with their decimals', () => {
  expect([scaled(1_234_500_000n, 9), scaled(7n, 0), scaled(1_000_000_000_000n, 6), scaled(1n, 18)]).toEqual([
    '1.2345',
    '7',
    '1,000,000',
    '0.000000000000000001',
  ])
})

it('the index of a database table follows changed rows', () => {
  const table = new Table<{ owner: string | null }, 'owner'>({ owner: row => row.owner })
  table.set('a', { owner: 'x' })
  table.set('a', { owner: 'y' })
  table.set('b', { owner: null })
  expect([table.where('owner', 'x'), table.where('owner', 'y')]).toEqual([[], [{ owner: 'y' }]])
})
