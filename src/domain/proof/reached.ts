import type { AccountFacts } from '../../ton/proof/account-proof.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import type { SignedFacts } from '../../ton/proof/signatures.ts'
import type { ValidatorSet } from '../../ton/proof/validators.ts'
import type { ProviderName } from '../text/provider-name.ts'
import type { Claim, LinkKind } from './claim.ts'

/** Sources that vouch for a validator set, the strongest first. */
export type Authority =
  /** this build, which pinned their set, or one from which so many rotations lead to it */
  | { kind: 'pinned'; made: number; rotations: number }
  | { kind: 'agreed'; provider: ProviderName }
  /** the provider of the signatures alone, or the author of a file */
  | { kind: 'named' }

/** Facts about the claim, true if the rest of the chain of links is. */
type Shown = {
  /** bytes of the transaction have the hash that is claimed */
  hasBytes: boolean
  account?: AccountFacts
  /** of the block that holds what is claimed: unix seconds; null where no header shows it */
  utime: number | null
  /** the masterchain block that commits what is claimed */
  committedBy?: FullBlockId
}

/** `block` is what the next link has to prove; `blockTime`, in unix seconds, is null until its header is read. */
type AtBlock = Shown & { block: FullBlockId; blockTime: number | null }

type Signed = Shown & { signed: SignedFacts; validators: ValidatorSet; authority: Authority; signedAt: number }

export type AtClaim = Shown & { stage: 'claim' }
export type InBlock = AtBlock & { stage: 'in block' | 'committed' | 'preceded' }
export type AtSignatures = Signed & { stage: 'signed' | 'vouched' }

/** State of a proof chain, if all later links hold. The stage decides which link may follow. */
export type Reached = AtClaim | InBlock | AtSignatures

/** A block stands for itself. */
export const startOf = (claim: Claim): AtClaim | InBlock =>
  claim.kind === 'block'
    ? { stage: 'in block', hasBytes: false, utime: null, block: claim.block, blockTime: null }
    : { stage: 'claim', hasBytes: false, utime: null }

/** The kinds of links that may follow. None follows the authority, and none is there twice. */
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
