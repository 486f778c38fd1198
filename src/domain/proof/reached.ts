import type { AccountFacts } from '../../ton/proof/account-proof.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import type { SignedFacts } from '../../ton/proof/signatures.ts'
import type { ValidatorSet } from '../../ton/proof/validators.ts'
import type { ProviderName } from '../text/provider-name.ts'
import type { Claim, LinkKind } from './claim.ts'

/** Sources of trust in a validator set, strongest first. */
export type Authority =
  /** pinned by this build, directly or through this number of rotations */
  | { kind: 'pinned'; made: number; rotations: number }
  | { kind: 'agreed'; provider: ProviderName }
  /** named only by the provider of the signatures, or by a file's author */
  | { kind: 'named' }

/** Facts about the claim, valid if all further links are. */
type Shown = {
  /** the transaction's bytes have the claimed hash */
  hasBytes: boolean
  account?: AccountFacts
  /** time of the claim's block in unix seconds; null if no header shows it */
  utime: number | null
  /** the masterchain block that commits the claim */
  committedBy?: FullBlockId
}

/** `block`: what the next link must prove; `blockTime`: unix seconds, null until its header is read. */
type AtBlock = Shown & { block: FullBlockId; blockTime: number | null }

type Signed = Shown & { signed: SignedFacts; validators: ValidatorSet; authority: Authority; signedAt: number }

export type AtClaim = Shown & { stage: 'claim' }
export type InBlock = AtBlock & { stage: 'in block' | 'committed' | 'preceded' }
export type AtSignatures = Signed & { stage: 'signed' | 'vouched' }

/** State of a proof chain. Its stage determines which links may follow. */
export type Reached = AtClaim | InBlock | AtSignatures

/** A claim about a block starts at that block. */
export const startOf = (claim: Claim): AtClaim | InBlock =>
  claim.kind === 'block'
    ? { stage: 'in block', hasBytes: false, utime: null, block: claim.block, blockTime: null }
    : { stage: 'claim', hasBytes: false, utime: null }

/** Kinds of links that may follow. Nothing follows the authority, and no kind repeats. */
export function nextKinds(claim: Claim, from: Reached): LinkKind[] {
  switch (from.stage) {
    case 'claim':
      if (claim.kind !== 'transaction') return ['account']
      return from.hasBytes ? ['transaction'] : ['bytes', 'transaction']
    case 'in block':
      return [...headerOf(from), 'shard', 'older', 'signatures']
    case 'committed':
      return [...headerOf(from), 'older', 'signatures']
    case 'preceded':
      return [...headerOf(from), 'signatures']
    case 'signed':
      return ['rotations', 'agreed']
    case 'vouched':
      return []
  }
}

const headerOf = ({ blockTime }: AtBlock): LinkKind[] => (blockTime === null ? ['header'] : [])
