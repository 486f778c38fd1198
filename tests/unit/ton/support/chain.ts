import {
  Address,
  beginCell,
  Cell,
  type CommonMessageInfo,
  Dictionary,
  type Message,
  type StateInit,
  storeMessage,
  storeTransaction,
  type TransactionComputePhase,
  type TransactionDescription,
} from '@ton/core'
import fc from 'fast-check'
import { cellOf } from './arbitrary.ts'

const coins = fc.bigInt({ min: 0n, max: 2n ** 120n - 1n })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const uint = (bits: number) => fc.integer({ min: 0, max: 2 ** bits - 1 })
const big = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const hash = fc.uint8Array({ minLength: 32, maxLength: 32 })
const address = fc.tuple(fc.constantFrom(0, -1), hash).map(([wc, bytes]) => new Address(wc, Buffer.from(bytes)))

/** Bodies that people and contracts write. */
const body: fc.Arbitrary<Cell> = fc.oneof(
  cellOf(2),
  fc
    .string({ unit: 'binary', maxLength: 300 })
    .map(text => beginCell().storeUint(0, 32).storeStringTail(text).endCell()),
  fc
    .tuple(fc.constantFrom(0xffffffff, 0x2167da4b, 0x0f8a7ea5), uint(32))
    .map(([opcode, next]) => beginCell().storeUint(opcode, 32).storeUint(next, 32).endCell()),
  uint(32).map(original => {
    const whole = beginCell().storeUint(original, 32).endCell()
    return beginCell().storeUint(0xfffffffe, 32).storeRef(whole).endCell()
  }),
)

const init: fc.Arbitrary<StateInit> = fc.record({
  splitDepth: maybe(uint(5)),
  special: maybe(fc.record({ tick: fc.boolean(), tock: fc.boolean() })),
  code: maybe(cellOf(1)),
  data: maybe(cellOf(1)),
})

const internal: fc.Arbitrary<CommonMessageInfo> = fc
  .record({
    ihrDisabled: fc.boolean(),
    bounce: fc.boolean(),
    bounced: fc.boolean(),
    src: address,
    dest: address,
    coins,
    ihrFee: coins,
    forwardFee: coins,
    createdLt: big(64),
    createdAt: uint(32),
    others: maybe(fc.tuple(uint(32), big(200))),
  })
  .map(({ coins, others, ...info }) => {
    const other = others && Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5))
    if (others) other?.set(...others)
    return { type: 'internal', ...info, value: other ? { coins, other } : { coins } } as const
  })
const externalIn: fc.Arbitrary<CommonMessageInfo> = fc
  .record({ dest: address, importFee: coins })
  .map(info => ({ type: 'external-in', ...info }))
const externalOut: fc.Arbitrary<CommonMessageInfo> = fc
  .record({ src: address, createdLt: big(64), createdAt: uint(32) })
  .map(info => ({ type: 'external-out', ...info }))

export const anyMessage: fc.Arbitrary<Message> = fc.record({
  info: fc.oneof(internal, externalIn, externalOut),
  init: maybe(init),
  body,
})

export const messageCell = (message: Message, forceRef = false): Cell =>
  beginCell().store(storeMessage(message, { forceRef })).endCell()

const change = fc.constantFrom('unchanged' as const, 'frozen' as const, 'deleted' as const)
const storagePhase = fc.record({ storageFeesCollected: coins, storageFeesDue: maybe(coins), statusChange: change })
const creditPhase = fc.record({ dueFeesColelcted: maybe(coins), credit: coins.map(value => ({ coins: value })) })
const computePhase: fc.Arbitrary<TransactionComputePhase> = fc.oneof(
  fc
    .constantFrom('no-state' as const, 'bad-state' as const, 'no-gas' as const)
    .map(reason => ({ type: 'skipped', reason }) as const),
  fc.record({
    type: fc.constant('vm' as const),
    success: fc.boolean(),
    messageStateUsed: fc.boolean(),
    accountActivated: fc.boolean(),
    gasFees: coins,
    gasUsed: big(48),
    gasLimit: big(48),
    gasCredit: maybe(big(16)),
    mode: uint(7),
    exitCode: int32,
    exitArg: maybe(int32),
    vmSteps: uint(32),
    vmInitStateHash: big(256),
    vmFinalStateHash: big(256),
  }),
)
const used = fc.record({ cells: big(48), bits: big(48) })
const actionPhase = fc.record({
  success: fc.boolean(),
  valid: fc.boolean(),
  noFunds: fc.boolean(),
  statusChange: change,
  totalFwdFees: maybe(coins),
  totalActionFees: maybe(coins),
  resultCode: int32,
  resultArg: maybe(int32),
  totalActions: uint(16),
  specActions: uint(16),
  skippedActions: uint(16),
  messagesCreated: uint(16),
  actionListHash: big(256),
  totalMessageSize: used,
})
const bouncePhase = fc.oneof(
  fc.constant({ type: 'negative-funds' as const }),
  fc.record({ type: fc.constant('no-funds' as const), messageSize: used, requiredForwardFees: coins }),
  fc.record({ type: fc.constant('ok' as const), messageSize: used, messageFees: coins, forwardFees: coins }),
)
const ends = { actionPhase: maybe(actionPhase), aborted: fc.boolean(), destroyed: fc.boolean() }
const splitInfo = fc.record({
  currentShardPrefixLength: uint(6),
  accountSplitDepth: uint(6),
  thisAddress: big(256),
  siblingAddress: big(256),
})
const kind = <T extends string>(type: T) => fc.constant(type)

const description: fc.Arbitrary<TransactionDescription> = fc.oneof(
  fc.record({
    type: kind('generic'),
    creditFirst: fc.boolean(),
    storagePhase: maybe(storagePhase),
    creditPhase: maybe(creditPhase),
    computePhase,
    bouncePhase: maybe(bouncePhase),
    ...ends,
  }),
  fc.record({ type: kind('tick-tock'), isTock: fc.boolean(), storagePhase, computePhase, ...ends }),
  fc.record({ type: kind('storage'), storagePhase }),
  // its writer puts an action phase elsewhere than its reader looks for it
  fc.record({
    type: kind('split-prepare'),
    splitInfo,
    storagePhase: maybe(storagePhase),
    computePhase,
    ...ends,
    actionPhase: fc.constant(null),
  }),
)

const status = fc.constantFrom('uninitialized' as const, 'frozen' as const, 'active' as const, 'non-existing' as const)
const outMessages = fc
  .array(fc.tuple(uint(15), anyMessage), { maxLength: 5 })
  .map(entries => Dictionary.empty(Dictionary.Keys.Uint(15), Dictionary.Values.Cell()) && new Map(entries))

/** A random transaction of every kind that `@ton/core` can write. */
export const anyTransaction = fc.record({
  address: big(256),
  lt: big(64),
  prevTransactionHash: big(256),
  prevTransactionLt: big(64),
  now: uint(32),
  oldStatus: status,
  endStatus: status,
  inMessage: maybe(anyMessage),
  sent: outMessages,
  description,
  totalFees: coins.map(value => ({ coins: value })),
})
type AnyTransaction = typeof anyTransaction extends fc.Arbitrary<infer T> ? T : never

const messageValue = {
  serialize: (message: Message, to: ReturnType<typeof beginCell>) => to.storeRef(messageCell(message)),
  parse: () => {
    throw Error('never read')
  },
}

/** Parts of the type that a writer does not look at. */
const UNREAD = { raw: Cell.EMPTY, hash: () => Buffer.alloc(32) }

export function transactionCell({ sent, ...transaction }: AnyTransaction): Cell {
  const messages = Dictionary.empty(Dictionary.Keys.Uint(15), messageValue)
  for (const [key, message] of sent) messages.set(key, message)
  const stateUpdate = { oldHash: Buffer.alloc(32), newHash: Buffer.alloc(32) }
  const whole = { ...transaction, stateUpdate, outMessagesCount: sent.size, outMessages: messages, ...UNREAD }
  return beginCell().store(storeTransaction(whole)).endCell()
}
