import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import type { BlockLink } from '../../ton/proof/shard-blocks.ts'
import type { SignatureSet } from '../../ton/proof/signatures.ts'
import type { BlockId } from '../block/block.ts'
import type { ProviderName } from '../text/provider-name.ts'

/** Claim to be proved. `lt` is decimal text; `at` the masterchain block after which an account is meant, where it is not one of now. */
export type Claim =
  | { kind: 'transaction'; account: RawAddress; lt: string; hash: Hash }
  | { kind: 'account'; account: RawAddress; at?: FullBlockId | undefined }
  | { kind: 'block'; block: FullBlockId }

/** A key block in full, with the validators who sign from it on. */
export type KeyBlock = { block: FullBlockId; boc: Uint8Array }

/**
 * One link of the chain from a claim to the validators, in this order and each kind once. Each starts where the one before it ended; all bytes
 * are bags of cells as the providers handed them out.
 */
export type Link =
  /** the transaction itself, by whose hash it is claimed */
  | { kind: 'bytes'; boc: Uint8Array }
  /** the transaction is in a block: a proof, or the whole block */
  | { kind: 'transaction'; block: FullBlockId; boc: Uint8Array }
  /** the account after a block; `state` is empty where there is no such account */
  | { kind: 'account'; block: FullBlockId; proof: Uint8Array; state: Uint8Array }
  /** the block is what its name says, and was made when its header says: the whole block, or a proof of its header */
  | { kind: 'header'; boc: Uint8Array }
  /** the block is committed by a masterchain block */
  | { kind: 'shard'; masterchainBlock: FullBlockId; links: BlockLink[] }
  /** the masterchain block is older than another one */
  | { kind: 'older'; newer: FullBlockId; proof: Uint8Array; stateProof: Uint8Array }
  /** the masterchain block is signed by these validators: the cell of parameter 34 */
  | { kind: 'signatures'; set: SignatureSet; validators: Uint8Array }
  /** these validators follow from others, key block by key block: each next one is signed by those of the one before */
  | { kind: 'rotations'; start: KeyBlock; hops: (KeyBlock & { signatures: SignatureSet })[] }
  /** the other provider names the same validators */
  | { kind: 'agreed'; provider: ProviderName; validators: Uint8Array }

export type LinkKind = Link['kind']

/**
 * A screen's facts about a claim, by a provider's word: its place, and its time in unix seconds. It shortens the way. Of a block with other
 * claims all bytes are wanted, which prove them all.
 */
export type ClaimHint = { block: BlockId | null; utime: number; hasOthers?: boolean }
