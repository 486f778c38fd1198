import type { Hash } from '../../ton/hash.ts'
import type { ChainTransaction } from '../../ton/transaction.ts'
import type { BlockId } from '../block/block.ts'
import type { ProviderName } from '../text/provider-name.ts'
import type { Summary } from './sentence.ts'

export type { Body, Field, Operation } from '../../ton/body.ts'
export type { Message } from '../../ton/message.ts'
export type { ActionPhase, ComputePhase } from '../../ton/phases.ts'

/** A transaction (block.tlb `Transaction`) with its summary in words. `block` is null from the node API. */
export type Transaction = ChainTransaction & {
  hash: Hash
  block: BlockId | null
  /** provider of its bytes */
  provider: ProviderName
  summary: Summary
}
