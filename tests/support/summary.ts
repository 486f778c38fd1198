import { summarize } from '../../src/domain/summary/summary.ts'
import type { Sentence, Slot } from '../../src/domain/transaction/sentence.ts'
import type { Body, Field, Message, Transaction } from '../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import type { Request } from '../../src/ton/request/request.ts'
import { ALICE, BOB, CAROL, message, operation, ran, transaction } from './transaction.ts'

export const names: Record<string, string> = { [ALICE]: 'Alice', [BOB]: 'Bob', [CAROL]: 'Carol' }
export const [DAVE, EVE] = ['d', 'e'].map(digit => `0:${digit.repeat(64)}` as const) as [RawAddress, RawAddress]

function filled(slot: Slot | undefined): string {
  if (!slot) return '?'
  if ('sum' in slot)
    return slot.sum.wallet ? `${slot.sum.units} of ${names[slot.sum.wallet]}’s jetton` : `${slot.sum.units} nano`
  if ('address' in slot) return names[slot.address] ?? 'somebody'
  if ('item' in slot) return names[slot.item] ?? 'something'
  return 'text' in slot ? slot.text : write(slot.sentence)
}
export const write = ({ text, slots }: Sentence): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => filled(slots[name]))

export const said = (parts: Partial<Transaction>, request: Request | null = null) => {
  const { title, sentence } = summarize(transaction(parts), request)
  return [write(title), write(sentence)]
}

export const external = message({ kind: 'external-in', source: null, value: '0' })
export const out = (destination: RawAddress, parts: Partial<Message> = {}) =>
  message({ source: ALICE, destination, value: '3', ...parts })
export const failed = { compute: { ...ran, success: false, exitCode: 9 } as Transaction['compute'], aborted: true }
export const comment: Body = { kind: 'comment', text: 'rent' }

export const field = (name: string, value: RawAddress): Field => ({ name, kind: 'address', value })
export const body = (opcode: number, fields: Field[], units?: string): Body => ({
  ...operation(opcode, units),
  fields: [...operation(opcode, units).fields, ...fields],
})
export const payload = (value: Body): Field => ({ name: 'payload', kind: 'body', value })
