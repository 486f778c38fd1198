import {
  Address,
  type Builder,
  beginCell,
  Cell,
  type CommonMessageInfo,
  type CurrencyCollection,
  Dictionary,
  ExternalAddress,
  loadTransaction,
  type StateInit,
  storeCommonMessageInfo,
  storeStateInit,
  storeTransaction,
  type Transaction,
  type TransactionComputePhase,
  type TransactionDescription,
} from '@ton/core'
import fc from 'fast-check'
import { cellOf } from './arbitrary.ts'

/** Transactions of every shape that block.tlb allows for ordinary and tick-tock ones, as cells. */

const uint = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
const small = (bits: number) => fc.integer({ min: 0, max: 2 ** bits - 1 })
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const coins = fc.oneof(fc.constant(0n), uint(40), uint(120))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const hash = uint(256)

const address = fc
  .record({ workchain: fc.constantFrom(0, -1, 5), hash: fc.uint8Array({ minLength: 32, maxLength: 32 }) })
  .map(({ workchain, hash }) => new Address(workchain, Buffer.from(hash)))
const external = fc
  .record({ value: uint(40), spare: small(6) })
  .map(({ value, spare }) => new ExternalAddress(value, 40 + spare))

const currencies = fc
  .record({ coins, other: fc.array(fc.tuple(small(32), uint(248)), { maxLength: 4 }) })
  .map(({ coins, other }): CurrencyCollection => {
    if (other.length === 0) return { coins }
    const amounts = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5))
    for (const [id, amount] of other) amounts.set(id, amount)
    return { coins, other: amounts }
  })

const internal = fc.record({
  type: fc.constant('internal' as const),
  ihrDisabled: fc.boolean(),
  bounce: fc.boolean(),
  bounced: fc.boolean(),
  src: address,
  dest: address,
  value: currencies,
  ihrFee: coins,
  forwardFee: coins,
  createdLt: uint(64),
  createdAt: small(32),
})
const externalIn = fc.record({
  type: fc.constant('external-in' as const),
  src: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: external }),
  dest: address,
  importFee: coins,
})
const externalOut = fc.record({
  type: fc.constant('external-out' as const),
  src: address,
  dest: fc.oneof(fc.constant(null), external),
  createdLt: uint(64),
  createdAt: small(32),
})

const stateInit = fc
  .record({ code: maybe(cellOf(3)), data: maybe(cellOf(3)), splitDepth: maybe(small(5)), special: maybe(fc.boolean()) })
  .map(
    ({ splitDepth, special, ...cells }): StateInit => ({
      ...cells,
      ...(splitDepth !== null && { splitDepth }),
      ...(special !== null && { special: { tick: special, tock: !special } }),
    }),
  )

/** `Either X ^X`: in a reference where it is wanted or does not fit. */
function storeEither(to: Builder, cell: Cell, isRef: boolean, spare: { bits: number; refs: number }): void {
  const fits = cell.bits.length + 1 + spare.bits <= to.availableBits && to.refs + cell.refs.length + spare.refs <= 4
  if (isRef || !fits) to.storeBit(1).storeRef(cell)
  else to.storeBit(0).storeSlice(cell.beginParse())
}

const message = (info: fc.Arbitrary<CommonMessageInfo>) =>
  fc
    .record({ info, init: maybe(stateInit), body: cellOf(4), initIsRef: fc.boolean(), bodyIsRef: fc.boolean() })
    .map(({ info, init, body, initIsRef, bodyIsRef }): Cell => {
      const to = beginCell()
        .store(storeCommonMessageInfo(info))
        .storeBit(init !== null)
      if (init) storeEither(to, beginCell().store(storeStateInit(init)).endCell(), initIsRef, { bits: 1, refs: 1 })
      storeEither(to, body, bodyIsRef, { bits: 0, refs: 0 })
      return to.endCell()
    })

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
