import { summarize } from '../../src/domain/summary/summary.ts'
import type {
  ActionPhase,
  ComputePhase,
  Message,
  Operation,
  Transaction,
} from '../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import type { Request } from '../../src/ton/request/request.ts'

const hex = (digit: string) => digit.repeat(64)
/** Raw addresses of three accounts. */
export const [ALICE, BOB, CAROL] = ['a', 'b', 'c'].map(digit => `0:${hex(digit)}` as const) as [
  RawAddress,
  RawAddress,
  RawAddress,
]

export const ELECTOR: RawAddress = `-1:${hex('3')}`

export const ran: ComputePhase = {
  skipped: null,
  success: true,
  gasFees: '0',
  gasUsed: '100',
  exitCode: 0,
  exitArg: null,
  vmSteps: 5,
}

/** An internal message of 1 TON from Bob to Alice. */
export const message = (parts: Partial<Message> = {}): Message => ({
  kind: 'internal',
  hash: hex('3'),
  source: BOB,
  destination: ALICE,
  external: null,
  value: '1000000000',
  extra: [],
  bounce: true,
  bounced: false,
  fwdFee: '0',
  createdLt: '1',
  init: null,
  body: { kind: 'empty' },
  ...parts,
})

/** A message to Alice from outside of the chain. */
export const external = message({ kind: 'external-in', source: null, value: '0', bounce: false })

/** Parts of a transaction whose code threw. */
export const threw = (exitCode = 9): Partial<Transaction> => ({
  compute: { ...ran, success: false, exitCode } as ComputePhase,
  aborted: true,
})

/** An action phase in which one message was sent. */
export const action = (parts: Partial<ActionPhase> = {}): ActionPhase => ({
  success: true,
  valid: true,
  noFunds: false,
  resultCode: 0,
  resultArg: null,
  actions: 1,
  specActions: 0,
  skippedActions: 0,
  fwdFees: '0',
  actionFees: '0',
  ...parts,
})

/** A transaction of Alice in which nothing went wrong. */
export function transaction(parts: Partial<Transaction> = {}, request: Request | null = null): Transaction {
  const read = { ...unremarkable, ...parts }
  return { ...read, summary: parts.summary ?? summarize(read, request) }
}

const unremarkable: Omit<Transaction, 'summary'> = {
  hash: hex('1'),
  account: ALICE,
  lt: '10',
  prevHash: hex('2'),
  prevLt: '9',
  utime: 1_700_000_000,
  kind: 'ordinary',
  before: 'active',
  after: 'active',
  inMessage: null,
  outMessages: [],
  totalFees: '5',
  storage: null,
  compute: ran,
  action: null,
  bounce: null,
  aborted: false,
  destroyed: false,
  block: null,
  provider: 'toncenter',
}

/** A body of an operation, with its amount where it has one. */
export const operation = (opcode: number, units?: string): Operation => ({
  kind: 'operation',
  opcode,
  name: 'An operation',
  fields: units === undefined ? [] : [{ name: 'amount', kind: 'units', value: units }],
  cut: false,
})
