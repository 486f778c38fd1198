import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import type { BlockLink } from '../../ton/proof/shard-blocks.ts'
import type { SignatureSet } from '../../ton/proof/signatures.ts'
import type { BlockId } from '../block/block.ts'
import type { ProviderName } from '../text/provider-name.ts'

/** A claim to prove. `lt` is decimal text. `at`: masterchain block after which an account's state is meant; absent for the current state. */
export type Claim =
  | { kind: 'transaction'; account: RawAddress; lt: string; hash: Hash }
  | { kind: 'account'; account: RawAddress; at?: FullBlockId | undefined }
  | { kind: 'block'; block: FullBlockId }

/** A complete key block, with the validators in force from it on. */
export type KeyBlock = { block: FullBlockId; boc: Uint8Array }

/**
 * A link of the proof chain from a claim to the validators, in this order, each kind once. Each link starts where the previous ended. All
 * bytes are bags of cells as sent by providers.
 */
export type Link =
  /** the transaction's bytes, verified by the claimed hash */
  | { kind: 'bytes'; boc: Uint8Array }
  /** the transaction is in a block: a proof, or the complete block */
  | { kind: 'transaction'; block: FullBlockId; boc: Uint8Array }
  /** the account's state after a block; `state` is empty if the account does not exist */
  | { kind: 'account'; block: FullBlockId; proof: Uint8Array; state: Uint8Array }
  /** the block matches its id and has the time of its header: the complete block, or a proof of its header */
  | { kind: 'header'; boc: Uint8Array }
  /** the block is committed by a masterchain block */
  | { kind: 'shard'; masterchainBlock: FullBlockId; links: BlockLink[] }
  /** the masterchain block is older than another masterchain block */
  | { kind: 'older'; newer: FullBlockId; proof: Uint8Array; stateProof: Uint8Array }
  /** the masterchain block is signed by these validators, given as the cell of parameter 34 */
  | { kind: 'signatures'; set: SignatureSet; validators: Uint8Array }
  /** these validators follow from others through key blocks, each signed by the previous validators */
  | { kind: 'rotations'; start: KeyBlock; hops: (KeyBlock & { signatures: SignatureSet })[] }
  /** the other provider names the same validators */
  | { kind: 'agreed'; provider: ProviderName; validators: Uint8Array }

export type LinkKind = Link['kind']

/**
 * The screen's facts about a claim, from a provider: its block and time in unix seconds. They shorten the proof. `by`: the provider that
 * named the block, if known. `hasOthers`: the page has several claims in this block, so that the complete block is loaded to prove them all.
 */
export type ClaimHint = {
  block: BlockId | null
  utime: number
  by?: ProviderName | undefined
  hasOthers?: boolean
}
