import { isMasterchain, masterchainBlock } from '../../domain/block/block.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import { isSigned, reachedBy } from '../../domain/proof/grade.ts'
import type { Call } from '../../lib/call.ts'
import { getCommitment } from '../../providers/node/proofs.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import type { Evidence } from '../../ton/proof/checked.ts'
import { proveConfiguration } from '../../ton/proof/configuration.ts'
import { orUndefined } from '../or-undefined.ts'
import { $proof, type FetchedLink, type Proof } from '../proof.ts'
import { UnavailableError } from './inputs.ts'

/**
 * State of an account (bag of cells) after masterchain block `committedBy`; null if no proof names that block. `isSigned`: pinned
 * validators signed it. `utime`: time of the account's block by its proved header, in unix seconds; null if unproved.
 */
export type ProvedState = {
  state: Uint8Array
  committedBy: CommittingBlock | null
  isSigned: boolean
  utime: number | null
}

/** A masterchain block. `bags`: its proof and that of its state; empty if the account's proof does not show the configuration. */
type CommittingBlock = { block: FullBlockId; bags: Uint8Array[] }

/** Resolves when the proof has ended. Rejects with the signal's reason if it is aborted before. */
function ended(proof: Proof, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = proof.subscribe(({ status }) => {
    if (status === 'ended') resolve()
  })
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise.finally(stop)
}

/** The block that commits a state: for the masterchain its own block, else the masterchain block that lists the shard block. */
function committingBlock(chain: readonly FetchedLink[]): CommittingBlock | null {
  for (const { link } of chain) {
    if (link.kind === 'shard')
      return { block: link.masterchainBlock, bags: link.links.slice(0, 1).map(({ proof }) => proof) }
    if (link.kind === 'account' && isMasterchain(link.block)) return { block: link.block, bags: [] }
  }
  return null
}

/**
 * State of an account with its proof, or only `evidence` if a provider's bytes contradict it. Throws the provider's error, or
 * `UnavailableError` for an account that does not exist.
 */
export async function provedState(
  account: RawAddress,
  signal: AbortSignal,
): Promise<ProvedState | { evidence: Evidence }> {
  const claim: Claim = { kind: 'account', account }
  const proof = $proof(claim)
  const release = proof.hold()
  proof.start()
  await ended(proof, signal).finally(release)
  const { chain, stuck, problem } = proof.get()
  if (stuck?.checked.kind === 'contradicted') return { evidence: stuck.checked.evidence }
  const link = chain.map(({ link }) => link).find(({ kind }) => kind === 'account')
  if (link?.kind !== 'account') throw problem ?? new UnavailableError('other-state')
  if (link.state.length === 0) throw new UnavailableError('no-code')
  const utime = reachedBy(chain)?.utime ?? null
  return { state: link.state, committedBy: committingBlock(chain), isSigned: isSigned(chain), utime }
}

/** Proofs of a masterchain block and its state, from the node's proof of the previous block. Empty if the request fails. */
async function bagsOf(call: Call, { seqno }: FullBlockId): Promise<Uint8Array[]> {
  const found = await orUndefined(getCommitment(call, masterchainBlock(seqno - 1), seqno))
  return found?.back ? [found.back.proof, found.back.stateProof] : []
}

/**
 * Hash of the network's configuration after the block that commits a state; null if no proof shows it. Proofs of accounts in shards contain
 * it. For the masterchain it takes one call to the node, sent for signed blocks only.
 */
export async function configurationAfter(
  call: Call,
  { committedBy, isSigned }: Pick<ProvedState, 'committedBy' | 'isSigned'>,
): Promise<Hash | null> {
  if (!committedBy) return null
  const { block, bags } = committedBy
  const shown = bags.length > 0 || !isSigned ? bags : await bagsOf(call, block)
  if (shown.length === 0) return null
  const checked = await proveConfiguration(shown, block)
  return checked.kind === 'proved' ? checked.facts : null
}
