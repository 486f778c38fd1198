import { type FullBlockId, requireMasterchain, requireOrder } from './block-id.ts'
import { type Checked, prove } from './checked.ts'
import { type HeaderFacts, openBlock, readHeader } from './header.ts'
import { readTree } from './merkle.ts'
import { requireSigned, type SignatureSet, type SignedFacts } from './signatures.ts'
import { findSetOf } from './validators.ts'

/** `liteServer.blockLinkForward`: proofs of the validators in a key block, and of the header of a later block that they signed. */
export type ForwardLink = {
  from: FullBlockId
  to: FullBlockId
  configProof: Uint8Array
  headerProof: Uint8Array
  signatures: SignatureSet
}

export type HopFacts = { header: HeaderFacts; signed: SignedFacts }

/**
 * Reads `ConfigParams` of the key block `from` and the header of `to` (block.tlb). Proves, of a `from` that is known to be true, that `to` is a later
 * masterchain block signed by the validators of `from`; if it is a key block, the next hop may start there. Refuses what `proveValidators`,
 * `proveHeader` and `proveSigned` refuse, and a step backward.
 */
export const proveHop = ({ from, to, configProof, headerProof, signatures }: ForwardLink): Promise<Checked<HopFacts>> =>
  prove(async () => {
    requireMasterchain(from)
    requireOrder(from, to)
    const validators = findSetOf([configProof], from)
    const header = readHeader(openBlock(readTree(headerProof), to).info, to)
    return { header, signed: await requireSigned(signatures, to, validators) }
  })
