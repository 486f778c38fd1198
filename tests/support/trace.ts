import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import type { Message, Transaction } from '../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { ALICE, BOB, CAROL, message, transaction } from './transaction.ts'

let next = 0
/** A hash that is used nowhere else. */
export const fresh = () => (next++).toString(16).padStart(64, '0')

/** A message between two accounts, with a unique hash. */
export const sent = (source: RawAddress, destination: RawAddress, parts: Partial<Message> = {}) =>
  message({ hash: fresh(), source, destination, value: '100', fwdFee: '4', ...parts })

/** A step of an account that received one message and sent others. */
export function step(
  parent: number | null,
  account: RawAddress,
  inMessage: Message | null,
  outMessages: Message[] = [],
  parts: Partial<Transaction> = {},
): Step {
  const hash = fresh()
  return {
    parent,
    hash,
    account,
    expected: false,
    linked: parent !== null,
    interfaces: [],
    transaction: transaction({ hash, account, inMessage, outMessages, totalFees: '10', lt: `${next}`, ...parts }),
  }
}
export const trace = (steps: Step[]): Trace => ({ steps, known: {}, unreadable: 0 })
export const external = (destination: RawAddress) =>
  message({ kind: 'external-in', hash: fresh(), source: null, destination, value: '0' })

/** Alice pays Bob, who pays Carol, who gives some back to Alice. */
export function chain() {
  const [first, second, third] = [
    sent(ALICE, BOB, { value: '1000' }),
    sent(BOB, CAROL, { value: '500' }),
    sent(CAROL, ALICE),
  ]
  return trace([
    step(null, ALICE, external(ALICE), [first], { utime: 10 }),
    step(0, BOB, first, [second], { utime: 12 }),
    step(1, CAROL, second, [third], { utime: 17 }),
    step(2, ALICE, third, [], { utime: 15 }),
  ])
}
