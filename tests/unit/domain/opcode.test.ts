import { expect, test } from 'vitest'
import { bodyName, formatOpcode, messageName, opcodeName } from '../../../src/domain/reason/opcode.ts'
import type { Body } from '../../../src/domain/transaction/transaction.ts'

test.each([
  ['00000000', 'Text comment'],
  ['2167da4b', 'Encrypted comment'],
  ['ffffffff', 'Bounced message'],
  ['fffffffe', 'Bounced message'],
  ['0f8a7ea5', 'Jetton transfer'],
  ['7362d09c', 'Jetton transfer notification'],
  ['178d4519', 'Jetton internal transfer'],
  ['595f07bc', 'Jetton burn'],
  ['7bdd97de', 'Jetton burn notification'],
  ['642b7d07', 'Jetton mint'],
  ['d372158c', 'Top-up'],
  ['eed236d3', 'Jetton wallet status'],
  ['5fcc3d14', 'NFT transfer'],
  ['05138d91', 'NFT ownership assigned'],
  ['d53276db', 'Excesses'],
  ['2fcb26a2', 'NFT static data request'],
  ['8b771735', 'NFT static data'],
  ['693d3950', 'Royalty request'],
  ['a8cb00ad', 'Royalty'],
  ['04ded148', 'SBT proof request'],
  ['0524c7ae', 'SBT ownership proof'],
  ['d0c3bfea', 'SBT owner request'],
  ['0dd607e3', 'SBT owner'],
  ['1f04537a', 'SBT destruction'],
  ['6f89f5e3', 'SBT revocation'],
  ['2c76b973', 'Jetton wallet address request'],
  ['d1735400', 'Jetton wallet address'],
  ['4eb1f0f9', 'DNS record change'],
  ['4ed14b65', 'DNS balance release'],
  ['7369676e', 'Wallet request, signed'],
  ['73696e74', 'Wallet request, relayed'],
  ['6578746e', 'Wallet request of an extension'],
  ['4e73744b', 'Elector: new stake'],
  ['47657424', 'Elector: stake recovery request'],
])('%s is %s', (hex, name) => {
  expect(opcodeName(Number.parseInt(hex, 16))).toBe(name)
  expect(formatOpcode(Number.parseInt(hex, 16))).toBe(`0x${hex}`)
})

test.each<[Body, string]>([
  [{ kind: 'empty' }, 'Transfer'],
  [{ kind: 'comment', text: 'hi' }, 'Text comment'],
  [{ kind: 'encrypted-comment' }, 'Encrypted comment'],
  [{ kind: 'operation', opcode: 0x5fcc3d14 }, 'NFT transfer'],
  [{ kind: 'operation', opcode: 0xbad }, 'Operation 0x00000bad'],
  [{ kind: 'bounced', opcode: 0x0f8a7ea5 }, 'Bounced: Jetton transfer'],
  [{ kind: 'bounced', opcode: null }, 'Bounced message'],
  [{ kind: 'unknown' }, 'Unreadable body'],
])('a body %j is called %s', (body, name) => {
  expect(bodyName(body)).toBe(name)
})

test('a request from outside is signed, and its first bits are no operation', () => {
  const signature: Body = { kind: 'operation', opcode: 0xabc8aaf3 }
  expect(messageName({ kind: 'external-in', body: signature })).toBe('Signed request')
  expect(messageName({ kind: 'internal', body: signature })).toBe('Operation 0xabc8aaf3')
  expect(messageName({ kind: 'external-in', body: { kind: 'operation', opcode: 0x7369676e } })).toBe(
    'Wallet request, signed',
  )
})
