import { Address, beginCell, type Cell, Dictionary } from '@ton/core'
import { expect, test } from 'vitest'
import { spenderRule } from '../../../src/domain/account/spender-rule.ts'
import { spendersOf } from '../../../src/domain/account/spenders.ts'
import type { StackValue } from '../../../src/domain/method/value.ts'

const WALLET = `-1:${'a'.repeat(64)}` as const
const FIRST = `0:${'1'.repeat(64)}` as const
const SECOND = `-1:${'2'.repeat(64)}` as const

const int = (value: bigint): StackValue => ({ kind: 'int', value: String(value) })
const cell = (root: Cell): StackValue => ({ kind: 'cell', boc: root.toBoc().toString('base64') })
const none: StackValue = { kind: 'null' }
const KEY = int(0xabcn)
const hexKey = `${'0'.repeat(61)}abc`

function extensions(...hashes: string[]): StackValue {
  const found = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.BigInt(1))
  for (const hash of hashes) found.set(BigInt(`0x${hash}`), -1n)
  return cell(beginCell().storeDictDirect(found).endCell())
}

function members(...addresses: string[]): StackValue {
  const found = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Address())
  for (const [place, address] of addresses.entries()) found.set(place, Address.parse(address))
  return cell(beginCell().storeDictDirect(found).endCell())
}

test.each([
  ['wallet_v5r1', 'extensions'],
  ['wallet_v4r2', 'plugins'],
  ['wallet_v3r2', 'key'],
  ['wallet_highload_v2r2', 'key'],
  ['multisig_v2', 'signers'],
  ['wallet_v1r1', undefined],
  ['jetton_wallet', undefined],
])('the spender rule of a %s is: %s', (name, rule) => {
  expect(spenderRule([name])).toBe(rule)
})

test.each([1, 2, 3])('a wallet v5 with %i extensions lists each in the wallet’s workchain', count => {
  const hashes = ['1', '2', '3'].slice(0, count).map(digit => digit.repeat(64))
  expect(spendersOf('extensions', WALLET, [[KEY], [int(-1n)], [extensions(...hashes)]])).toEqual({
    rule: 'extensions',
    key: hexKey,
    isKeyAllowed: true,
    contracts: hashes.map(hash => `-1:${hash}`),
  })
})

test.each([
  ['basechain', FIRST],
  ['masterchain', SECOND],
])('an extension of a wallet v5 beta in the %s is read from its key and workchain', (_, address) => {
  const [workchain, hash] = address.split(':')
  const found = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.BigInt(8))
  found.set(BigInt(`0x${hash}`) ^ (BigInt(workchain!) + 1n), BigInt(workchain!))
  const stored = cell(beginCell().storeDictDirect(found).endCell())
  expect(spendersOf('extensions', WALLET, [[KEY], [int(-1n)], [stored]])).toMatchObject({ contracts: [address] })
})

test('a wallet v5 with disabled signatures says so, and a null dictionary means no extensions', () => {
  expect(spendersOf('extensions', WALLET, [[KEY], [int(0n)], [none]])).toMatchObject({
    isKeyAllowed: false,
    contracts: [],
  })
})

test.each([
  ['a flat list', true],
  ['nested pairs', false],
])('plugins of a wallet v4 are read from %s of workchains and hashes', (_, isFlat) => {
  const pairs = [FIRST, SECOND].map((address): StackValue => {
    const [workchain = '', hash] = address.split(':')
    return { kind: 'tuple', items: [int(BigInt(workchain)), int(BigInt(`0x${hash}`))] }
  })
  const nested = pairs.reduceRight((tail, pair): StackValue => ({ kind: 'tuple', items: [pair, tail] }), none)
  const list: StackValue = isFlat ? { kind: 'list', items: pairs } : nested
  expect(spendersOf('plugins', WALLET, [[KEY], [list]])).toEqual({
    rule: 'plugins',
    key: hexKey,
    contracts: [FIRST, SECOND],
  })
})

test('a multisig has its threshold, signers and proposers', () => {
  const stack = [int(4n), int(2n), members(FIRST, SECOND), members(FIRST)]
  expect(spendersOf('signers', WALLET, [stack])).toEqual({
    rule: 'signers',
    threshold: 2,
    signers: [FIRST, SECOND],
    proposers: [FIRST],
  })
})

test('a list with an unreadable plugin, extension or signer is unknown as a whole', () => {
  const pair: StackValue = { kind: 'tuple', items: [int(0n), int(1n)] }
  const odd: StackValue = { kind: 'tuple', items: [int(0n), cell(beginCell().endCell())] }
  const plugins = (...items: StackValue[]) => spendersOf('plugins', WALLET, [[KEY], [{ kind: 'list', items }]])
  expect(plugins(pair)).toMatchObject({ contracts: { length: 1 } })
  expect(plugins(pair, odd)).toMatchObject({ contracts: null })
  expect(plugins(odd)).toMatchObject({ contracts: null })
  expect(plugins()).toMatchObject({ contracts: [] })
  const found = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.BigUint(2))
  // `addr_none`, which is no signer
  const signers = cell(beginCell().storeDictDirect(found.set(0, 0n)).endCell())
  expect(spendersOf('signers', WALLET, [[int(0n), int(1n), signers, members(FIRST)]])).toMatchObject({
    signers: null,
    proposers: [FIRST],
  })
})

test.each(['key', 'plugins', 'extensions', 'signers'] as const)(
  'unreadable results are unknown under the spender rule “%s”',
  rule => {
    const odd: StackValue = { kind: 'cell', boc: 'AAAA' }
    const { rule: _, ...read } = spendersOf(rule, WALLET, [[], [odd], [odd]])
    expect(Object.values(read).filter(value => value !== null)).toEqual([])
  },
)
