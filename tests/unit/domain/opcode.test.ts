import { expect, test } from 'vitest'
import { bodyName, formatOpcode, messageName, opcodeOf } from '../../../src/domain/reason/opcode.ts'
import type { Body } from '../../../src/domain/transaction/transaction.ts'
import { operation } from '../../support/transaction.ts'

const unknown = (opcode: number | null): Body => ({ kind: 'unknown', opcode, boc: null })
const bounced = (original: Body | null): Body => ({ kind: 'bounced', original, exitCode: null })

test.each<[Body, string]>([
  [{ kind: 'empty' }, 'Transfer'],
  [{ kind: 'comment', text: 'hi' }, 'Text comment'],
  [{ kind: 'encrypted-comment' }, 'Encrypted comment'],
  [{ ...operation(0x5fcc3d14), name: 'NFT transfer' }, 'NFT transfer'],
  [unknown(0xbad), 'Operation 0x00000bad'],
  [bounced({ ...operation(0x0f8a7ea5), name: 'Jetton transfer' }), 'Bounced: Jetton transfer'],
  [bounced(unknown(7)), 'Bounced: Operation 0x00000007'],
  [bounced(null), 'Bounced message'],
  [unknown(null), 'Unreadable body'],
])('the body %j is named %s', (body, name) => {
  expect(bodyName(body)).toBe(name)
})

test('formatOpcode writes eight hex digits', () => {
  expect(formatOpcode(0x5138d91)).toBe('0x05138d91')
})

test('only operations and unknown bodies have an opcode', () => {
  expect(opcodeOf(operation(7))).toBe(7)
  expect(opcodeOf(unknown(8))).toBe(8)
  expect(opcodeOf(unknown(null))).toBeNull()
  expect(opcodeOf({ kind: 'comment', text: '' })).toBeNull()
})

test('an unknown external request is named “Signed request”, not by its first bits', () => {
  expect(messageName({ kind: 'external-in', body: unknown(0xabc8aaf3) })).toBe('Signed request')
  expect(messageName({ kind: 'internal', body: unknown(0xabc8aaf3) })).toBe('Operation 0xabc8aaf3')
  const signed = { ...operation(0x7369676e), name: 'Wallet request, signed' }
  expect(messageName({ kind: 'external-in', body: signed })).toBe('Wallet request, signed')
})
