import { type FullBlockId, requireMasterchain, requireOrder } from './block-id.ts'
import { type Checked, prove } from './checked.ts'
import { type HeaderFacts, openBlock, readHeader } from './header.ts'
import { readTree } from './merkle.ts'
import { requireSigned, type SignatureSet, type SignedFacts } from './signatures.ts'
import { findSetOf } from './validators.ts'

/** `liteServer.blockLinkForward`: proofs of a key block's validators, and of the header of a later block signed by them. */
export type ForwardLink = {
  from: FullBlockId
  to: FullBlockId
  configProof: Uint8Array
  headerProof: Uint8Array
  signatures: SignatureSet
}

export type HopFacts = { header: HeaderFacts; signed: SignedFacts }

/**
 * Proves that `to` is a later masterchain block signed by the validators of `from`, which must be known to be true. If `to` is a key block,
 * the next hop may start there. Reads `ConfigParams` of `from` and the header of `to` (block.tlb). Fails like `proveValidators`,
 * `proveHeader` and `proveSigned`, and for a wrong order.
 */
export const proveHop = ({ from, to, configProof, headerProof, signatures }: ForwardLink): Promise<Checked<HopFacts>> =>
  prove(async () => {
    requireMasterchain(from)
    requireOrder(from, to)
    const validators = findSetOf([configProof], from)
    const header = readHeader(openBlock(readTree(headerProof), to).info, to)
    return { header, signed: await requireSigned(signatures, to, validators) }
  })
