import * as v from 'valibot'
import { type BlockId, formatBlockId, masterchainBlock } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import type { BlockLink } from '../../ton/proof/shard-blocks.ts'
import type { SignatureSet } from '../../ton/proof/signatures.ts'
import { requireAsked } from '../http/asked.ts'
import { base64Bytes } from '../http/bag.ts'
import { ProviderError } from '../http/error.ts'
import { count, hash, maybe } from '../http/wire.ts'
import { blockParams } from '../requests/block.ts'
import { fullBlockId } from './block-id.ts'
import { nodeApi } from './client.ts'
import { getParameter } from './config.ts'

/** Proofs sent by the node. Only their form is checked here; `domain/proof` verifies them. */

const signatures = v.array(
  v.pipe(
    v.object({ node_id_short: hash, signature: base64Bytes }),
    v.transform(({ node_id_short, signature }) => ({ signer: node_id_short, signature })),
  ),
)

/** `blocks.blockSignatures.simplex`. Before block 59,379,986 `blocks.blockSignatures` has ids and signatures only. */
const blockSignatures = v.object({
  id: fullBlockId,
  signatures,
  session_id: maybe(hash),
  slot: maybe(count),
  candidate: maybe(base64Bytes),
})

const requireBlock = (asked: BlockId, named: BlockId) =>
  requireAsked('toncenter', 'block', formatBlockId(asked), formatBlockId(named))

/** A masterchain block with its signatures. */
export type SignedBlock = { block: FullBlockId; set: SignatureSet }

/** Signatures of a masterchain block (getMasterchainBlockSignatures). */
export async function getSignatures(call: Call, seqno: number): Promise<SignedBlock> {
  const read = await nodeApi('/getMasterchainBlockSignatures', { seqno }, blockSignatures, call)
  const { id: block, signatures, session_id: session, slot, candidate } = read
  requireBlock(masterchainBlock(seqno), block)
  if (session === null && slot === null && candidate === null) return { block, set: { kind: 'ordinary', signatures } }
  if (session === null || slot === null || candidate === null)
    throw new ProviderError('malformed', 'toncenter', 'session_id, slot, candidate: not all are there')
  return { block, set: { kind: 'simplex', signatures, session, slot, candidate } }
}

/** Cell of parameter 34 after a masterchain block: the validators that sign the next block (getConfigParam). */
export const getValidatorsAfter = (call: Call, seqno: number): Promise<Uint8Array> => getParameter(call, 34, seqno)

const link = v.pipe(
  v.object({ id: fullBlockId, proof: base64Bytes }),
  v.transform(({ id, proof }): BlockLink => ({ id, proof })),
)
const linkBack = v.pipe(
  v.object({ proof: base64Bytes, state_proof: base64Bytes }),
  v.transform(({ proof, state_proof }) => ({ proof, stateProof: state_proof })),
)
const shardBlockProof = v.object({
  from: fullBlockId,
  mc_id: fullBlockId,
  links: v.array(link),
  mc_proof: v.array(linkBack),
})

/**
 * Path from masterchain block `head` to a block. `masterchainBlock` commits the block, and `back` proves `masterchainBlock` from `head`;
 * null if they are the same.
 */
export type Commitment = {
  block: FullBlockId
  head: FullBlockId
  masterchainBlock: FullBlockId
  links: BlockLink[]
  back: { proof: Uint8Array; stateProof: Uint8Array } | null
}

/** Proof path to a block from masterchain block `from`, or from the newest (getShardBlockProof). */
export async function getCommitment(call: Call, block: BlockId, from?: number): Promise<Commitment> {
  const query = { ...blockParams(block.workchain, block.shard, block.seqno), ...(from && { from_seqno: from }) }
  const { from: head, mc_id, links, mc_proof } = await nodeApi('/getShardBlockProof', query, shardBlockProof, call)
  const last = links.at(-1)?.id ?? mc_id
  requireBlock(block, last)
  if (from) requireBlock(masterchainBlock(from), head)
  return { block: last, head, masterchainBlock: mc_id, links, back: mc_proof[0] ?? null }
}
