import type { ComputePhase, Message, Transaction } from '../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../src/ton/address.ts'

const hex = (digit: string) => digit.repeat(64)
/** Raw addresses of three accounts. */
export const [ALICE, BOB, CAROL] = ['a', 'b', 'c'].map(digit => `0:${hex(digit)}` as const) as [
  RawAddress,
  RawAddress,
  RawAddress,
]

export const ran: ComputePhase = {
  skipped: null,
  success: true,
  gasFees: '0',
  gasUsed: '100',
  exitCode: 0,
  vmSteps: 5,
}

/** An internal message of 1 TON from Bob to Alice. */
export const message = (parts: Partial<Message> = {}): Message => ({
  kind: 'internal',
  source: BOB,
  destination: ALICE,
  value: '1000000000',
  bounce: true,
  bounced: false,
  fwdFee: '0',
  createdLt: '1',
  body: { kind: 'empty' },
  ...parts,
})

/** A transaction of Alice in which nothing went wrong. */
export const transaction = (parts: Partial<Transaction> = {}): Transaction => ({
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
  ...parts,
})
