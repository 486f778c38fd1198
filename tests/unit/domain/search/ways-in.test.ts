import { describe, expect, test } from 'vitest'
import { parseBlockPlace } from '../../../../src/domain/block/place.ts'
import { readShard } from '../../../../src/domain/block/written-shard.ts'
import { whatIsWrong } from '../../../../src/domain/search/refusal.ts'
import { classify } from '../../../../src/domain/search/search.ts'
import { pathArgument } from '../../../../src/routes.ts'
import { formatAddress, friendlyAddress } from '../../../../src/ton/address.ts'

const HASH = 'ab'.repeat(32)
const address = friendlyAddress(`0:${'11'.repeat(32)}`)
const block = (seqno: number) => ({ kind: 'block', id: { workchain: -1, shard: '8000000000000000', seqno } })
const system = (digit: string) => ({
  kind: 'address',
  address: formatAddress(`-1:${digit.repeat(64)}`, { bounceable: true, testOnly: false }),
})

describe('the search box', () => {
  test.each<[string, object]>([
    ['1 049', block(1049)],
    ['#1 049 123', block(1_049_123)],
    ["1'049", block(1049)],
    ['1,049', block(1049)],
    ['block 5', block(5)],
    ['elector', system('3')],
    ['Elector contract', system('3')],
    ['config', system('5')],
    [`tx ${HASH}`, { kind: 'transaction', hash: HASH }],
    [`Hash: ${HASH}`, { kind: 'transaction', hash: HASH }],
    [`address ${address}`, { kind: 'address', address }],
    ['domain alice.ton', { kind: 'domain', domain: 'alice.ton' }],
    ['alice%2Eton', { kind: 'domain', domain: 'alice.ton' }],
    [`%20${HASH}%0A`, { kind: 'transaction', hash: HASH }],
    [`0%3A${'11'.repeat(32)}`, { kind: 'address', address }],
    ['__proto__', { kind: 'unknown' }],
    ['constructor', { kind: 'unknown' }],
    ['1 04', { kind: 'unknown' }],
    ['1 049,123', { kind: 'unknown' }],
    ['tx 5%', { kind: 'unknown' }],
  ])('the search box understands %j', (text, expected) => {
    expect(classify(text)).toMatchObject(expected)
  })

  test.each<[string, string]>([
    ['99999999999', 'The number of a block is at most 4,294,967,295.'],
    [HASH.slice(1), 'A hash has 64 hex digits, this has 63.'],
    [`${HASH}0`, 'A hash has 64 hex digits, this has 65.'],
    ['0:1234', 'A raw address has 64 hex digits behind its colon, this has 4.'],
    [address.slice(1).replace(/^Q/, 'EQ').slice(0, 46), 'An address has 48 characters, this has 46.'],
    ['alice.eth', 'Domains of TON end in .ton or .t.me.'],
    ['what is this', ''],
    ['HUSD', ''],
  ])('the search box explains what is wrong with %j', (text, wrong) => {
    expect(whatIsWrong(text)).toBe(wrong)
  })
})

describe('the argument of a path', () => {
  test.each([`/tx/${HASH}/`, `/tx/${HASH}///`, `/tx/${HASH}`])('the path %s names its transaction', path => {
    expect(pathArgument(path, '/tx/')).toBe(HASH)
  })

  test('pathArgument keeps slashes inside an argument', () => {
    expect(pathArgument('/tx/a%2Fb/c/', '/tx/')).toBe('a/b/c')
  })
})

describe('a shard id', () => {
  test.each<[string, string | undefined]>([
    ['-9223372036854775808', '8000000000000000'],
    ['9223372036854775808', '8000000000000000'],
    ['-4611686018427387904', 'c000000000000000'],
    ['13835058055282163712', 'c000000000000000'],
    ['8000000000000000', '8000000000000000'],
    ['C', '000000000000000c'],
    ['-9223372036854775809', undefined],
    ['18446744073709551616', undefined],
    ['-0', undefined],
  ])('the shard id %s is read as %s', (text, shard) => {
    expect(readShard(text)).toBe(shard)
  })

  test('a shard is read from a URL as signed decimal, as nodes write it', () => {
    const query = new URLSearchParams('workchain=0&shard=-9223372036854775808')
    expect(parseBlockPlace('5', query)).toEqual({ workchain: 0, shard: '8000000000000000', seqno: 5 })
  })
})
