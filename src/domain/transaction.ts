import type { RawAddress } from '../ton/address.ts'
import type { Hash } from '../ton/hash.ts'
import type { BlockId } from './block.ts'

export type AccountStatus = 'nonexist' | 'uninit' | 'active' | 'frozen'

/** What a message's body says, as far as its bytes tell. `opcode` is unsigned. */
export type Body =
  | { kind: 'empty' }
  | { kind: 'comment'; text: string }
  | { kind: 'encrypted-comment' }
  | { kind: 'operation'; opcode: number }
  | { kind: 'bounced'; opcode: number | null }
  | { kind: 'unknown' }

/** Amounts are nanoTON as decimal text, lt decimal text. External messages lack one of the two addresses. */
export type Message = {
  kind: 'internal' | 'external-in' | 'external-out'
  source: RawAddress | null
  destination: RawAddress | null
  value: string
  bounce: boolean
  bounced: boolean
  fwdFee: string
  createdLt: string
  body: Body
}

export type StoragePhase = { fees: string; due: string | null; change: 'unchanged' | 'frozen' | 'deleted' }
export type ComputePhase =
  | { skipped: 'no-state' | 'bad-state' | 'no-gas' | 'suspended' }
  | { skipped: null; success: boolean; gasFees: string; gasUsed: string; exitCode: number; vmSteps: number }
export type ActionPhase = {
  success: boolean
  valid: boolean
  noFunds: boolean
  resultCode: number
  actions: number
  skippedActions: number
  fwdFees: string
  actionFees: string
}

/** One transaction (block.tlb `Transaction`). `block` is unknown to the node API. */
export type Transaction = {
  hash: Hash
  account: RawAddress
  lt: string
  prevHash: Hash
  prevLt: string
  /** unix seconds */
  utime: number
  kind: 'ordinary' | 'tick' | 'tock' | 'storage' | 'split' | 'merge'
  before: AccountStatus
  after: AccountStatus
  inMessage: Message | null
  outMessages: Message[]
  /** nanoTON */
  totalFees: string
  storage: StoragePhase | null
  compute: ComputePhase | null
  action: ActionPhase | null
  bounce: 'ok' | 'no-funds' | 'negative-funds' | null
  aborted: boolean
  destroyed: boolean
  block: BlockId | null
}
