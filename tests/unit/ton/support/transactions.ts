import {
  Address,
  beginCell,
  Cell,
  Dictionary,
  loadTransaction,
  storeTransaction,
  type Transaction,
  type TransactionComputePhase,
  type TransactionDescription,
} from '@ton/core'
import fc from 'fast-check'
import {
  coins,
  currencies,
  externalIn,
  externalOut,
  hash,
  int32,
  internal,
  maybe,
  message,
  small,
  uint,
} from './messages.ts'

/** Transactions of every shape that block.tlb allows for ordinary and tick-tock ones, as cells. */

const change = fc.constantFrom('unchanged' as const, 'frozen' as const, 'deleted' as const)
const size = fc.record({ cells: uint(56), bits: uint(56) })
const storage = fc.record({ storageFeesCollected: coins, storageFeesDue: maybe(coins), statusChange: change })
const computed = fc.record({
  type: fc.constant('vm' as const),
  success: fc.boolean(),
  messageStateUsed: fc.boolean(),
  accountActivated: fc.boolean(),
  // Special accounts pay nothing, and small prices of gas make fees less than the gas.
  gasFees: fc.oneof(fc.constant(0n), uint(10), uint(60)),
  gasUsed: uint(30),
  gasLimit: uint(50),
  gasCredit: maybe(uint(20)),
  mode: small(7),
  exitCode: int32,
  exitArg: maybe(int32),
  vmSteps: small(32),
  vmInitStateHash: hash,
  vmFinalStateHash: hash,
})
const skipped = fc.record({
  type: fc.constant('skipped' as const),
  // @ton/core cannot write `suspended`.
  reason: fc.constantFrom('no-state' as const, 'bad-state' as const, 'no-gas' as const),
})
const compute: fc.Arbitrary<TransactionComputePhase> = fc.oneof(computed, skipped) as never
const action = fc.record({
  success: fc.boolean(),
  valid: fc.boolean(),
  noFunds: fc.boolean(),
  statusChange: change,
  totalFwdFees: maybe(coins),
  totalActionFees: maybe(coins),
  resultCode: int32,
  resultArg: maybe(int32),
  totalActions: small(16),
  specActions: small(16),
  skippedActions: small(16),
  messagesCreated: small(16),
  actionListHash: hash,
  totalMessageSize: size,
})
const bounce = fc.oneof(
  fc.record({ type: fc.constant('negative-funds' as const) }),
  fc.record({ type: fc.constant('no-funds' as const), messageSize: size, requiredForwardFees: coins }),
  fc.record({ type: fc.constant('ok' as const), messageSize: size, messageFees: coins, forwardFees: coins }),
)
const ends = { computePhase: compute, actionPhase: maybe(action), aborted: fc.boolean(), destroyed: fc.boolean() }
const ordinary = fc.record({
  type: fc.constant('generic' as const),
  creditFirst: fc.boolean(),
  storagePhase: maybe(storage),
  creditPhase: maybe(fc.record({ dueFeesColelcted: maybe(coins), credit: currencies })),
  bouncePhase: maybe(bounce),
  ...ends,
})
const tickTock = fc.record({
  type: fc.constant('tick-tock' as const),
  isTock: fc.boolean(),
  storagePhase: storage,
  ...ends,
})
const described = fc.oneof({ weight: 4, arbitrary: ordinary }, { weight: 1, arbitrary: tickTock })

const status = fc.constantFrom('uninitialized' as const, 'frozen' as const, 'active' as const, 'non-existing' as const)

/** The cell with messages: `^[in_msg:(Maybe ^) out_msgs:(HashmapE 15 ^)]`. */
function messagesCell(received: Cell | null, sent: Cell[]): Cell {
  const out = Dictionary.empty(Dictionary.Keys.Uint(15), Dictionary.Values.Cell())
  for (const [place, cell] of sent.entries()) out.set(place, cell)
  return beginCell().storeMaybeRef(received).storeDict(out).endCell()
}

export type Generated = { cell: Cell; transaction: Transaction; account: Address }

/** A transaction with messages of every kind. Its account is in the basechain. */
export const transactionOf: fc.Arbitrary<Generated> = fc
  .record({
    address: hash,
    lt: uint(64),
    prevTransactionHash: hash,
    prevTransactionLt: uint(64),
    now: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
    oldStatus: status,
    endStatus: status,
    totalFees: currencies,
    oldHash: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    newHash: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    description: described,
    received: maybe(message(fc.oneof(internal, externalIn))),
    sent: fc.array(message(fc.oneof({ weight: 5, arbitrary: internal }, { weight: 1, arbitrary: externalOut })), {
      maxLength: 6,
    }),
  })
  .map(({ received, sent, oldHash, newHash, description, ...fields }) => {
    const bare = beginCell()
      .store(
        storeTransaction({
          ...fields,
          inMessage: null,
          outMessages: Dictionary.empty(),
          outMessagesCount: sent.length,
          stateUpdate: { oldHash: Buffer.from(oldHash), newHash: Buffer.from(newHash) },
          description: description as TransactionDescription,
        } as never),
      )
      .endCell()
    const cell = new Cell({ bits: bare.bits, refs: [messagesCell(received, sent), ...bare.refs.slice(1)] })
    const account = new Address(0, Buffer.from(fields.address.toString(16).padStart(64, '0'), 'hex'))
    return { cell, transaction: loadTransaction(cell.beginParse()), account }
  })
