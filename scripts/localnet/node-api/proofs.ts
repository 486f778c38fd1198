import type { ChainBlock, ChainView } from '../chain/types.ts'
import type { Degradation } from '../http/degradations.ts'
import { base64, bocBase64 } from '../http/encode.ts'
import { Prover } from '../proofs/prover.ts'
import { signaturesOf } from '../proofs/signatures.ts'
import { blockIdExt, checkSeqno, findBlock, namedBlock } from './block-id.ts'
import type { Call, Method } from './method.ts'
import { Refusal, unparsable } from './refusal.ts'

const MASTERCHAIN = '8000000000000000'
/** Age of the head of a stopped node, in blocks. */
const STALE = 40

/** Returns the newest block that the node knows. */
export function headOf({ chain, degradation }: { chain: ChainView; degradation: Degradation }): ChainBlock {
  const head = chain.head(-1)
  if (degradation.proofs !== 'stale head') return head
  return chain.block(-1, Math.max(head.seqno - STALE, chain.oldest(-1), 1)) ?? head
}

/** Returns the masterchain block whose seqno is in a parameter. */
export function masterBlock(call: Call, name: string): ChainBlock {
  const seqno = call.params.needInt(name)
  checkSeqno(seqno)
  if (seqno <= 0) throw unparsable(`${name} should be positive`)
  return findBlock(call, -1, MASTERCHAIN, seqno)
}

/** Uses the signature format of masterchain blocks since 59,379,986. */
const getMasterchainBlockSignatures: Method = call => {
  const block = masterBlock(call, 'seqno')
  const { session, slot, candidate, signatures } = signaturesOf(call.network, block, call.degradation.proofs)
  return {
    '@type': 'blocks.blockSignatures.simplex',
    id: blockIdExt(block),
    signatures: signatures.map(({ signer, signature }) => ({
      '@type': 'blocks.signature',
      node_id_short: base64(signer),
      signature: base64(signature),
    })),
    session_id: base64(session),
    slot,
    candidate: base64(candidate),
  }
}

const getShardBlockProof: Method = call => {
  const { chain, degradation, params } = call
  const block = namedBlock(call)
  const from = params.int('from_seqno') === undefined ? headOf(call) : masterBlock(call, 'from_seqno')
  const prover = new Prover(chain, degradation.proofs)
  const { master, links } = prover.links(block)
  if (from.seqno < master.seqno) throw new Refusal(500, 'from mc block is too old')
  return {
    '@type': 'blocks.shardBlockProof',
    from: blockIdExt(from),
    mc_id: blockIdExt(master),
    links: links.map(({ id, proof }) => ({
      '@type': 'blocks.shardBlockLink',
      id: blockIdExt(id),
      proof: base64(proof),
    })),
    mc_proof: from.seqno === master.seqno ? [] : [linkBack(prover, from, master)],
  }
}

function linkBack(prover: Prover, from: ChainBlock, to: ChainBlock) {
  const { toKeyBlock, destProof, proof, stateProof } = prover.back(from, to)
  return {
    '@type': 'blocks.blockLinkBack',
    to_key_block: toKeyBlock,
    from: blockIdExt(from),
    to: blockIdExt(to),
    dest_proof: base64(destProof),
    proof: base64(proof),
    state_proof: base64(stateProof),
  }
}

/** Returns the `ShardAccount` after the newest block, or after block `seqno`. */
const getShardAccountCell: Method = call => {
  const address = call.params.address('address')
  const master = call.params.int('seqno') === undefined ? headOf(call) : masterBlock(call, 'seqno')
  return {
    '@type': 'tvm.cell',
    bytes: bocBase64(new Prover(call.chain, call.degradation.proofs).shardAccount(master, address)),
  }
}

export const proofMethods = { getMasterchainBlockSignatures, getShardBlockProof, getShardAccountCell }
