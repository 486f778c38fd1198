import type { ChainBlock, ChainTransaction } from '../../chain/types.ts'
import { hex, readAddress } from '../../http/encode.ts'
import { Prover } from '../../proofs/prover.ts'
import type { Call, Handler } from '../call.ts'
import { badRequest, Refusal } from '../refusal.ts'
import { blockNamed, blockOf } from './blocks.ts'
import { blockRaw } from './liteserver.ts'
import { get } from './route.ts'

const [WANT_PROOF, REVERSE, AFTER] = [32, 64, 128]
const MAX_TRANSACTIONS = 256

const proverOf = ({ world }: Call): Prover => new Prover(world.chain, world.degradation.proofs)

/** Compares by account, then by logical time. */
const inOrder = (one: ChainTransaction, other: ChainTransaction): number =>
  Buffer.compare(one.account.hash, other.account.hash) || (one.lt < other.lt ? -1 : 1)

/** Predicate for transactions after the query's account and logical time. */
function afterQuery(call: Call): (item: ChainTransaction) => boolean {
  const text = call.query.get('account_id') ?? ''
  const account = readAddress(text)
  if (!account) throw badRequest(`can't decode address ${text}`)
  const lt = call.lt('lt')
  return item => {
    const order = Buffer.compare(item.account.hash, account.hash)
    return order > 0 || (order === 0 && item.lt > lt)
  }
}

/** Like in the real API, `ids` only have `mode`; only `proof` names the transactions. */
const listTransactions: Handler = call => {
  const block = blockOf(call)
  const [mode, count] = [call.int('mode', {}), call.int('count', { min: 1 })]
  if (mode & REVERSE) throw badRequest('reverse order is not served here')
  const rest = [...block.transactions].sort(inOrder).filter(mode & AFTER ? afterQuery(call) : () => true)
  const listed = rest.slice(0, Math.min(count, MAX_TRANSACTIONS))
  return {
    id: blockRaw(block),
    req_count: count,
    incomplete: listed.length < rest.length,
    ids: listed.map(() => ({ mode: mode & 7 })),
    proof: mode & WANT_PROOF ? hex(proverOf(call).transactions(block, listed)) : '',
  }
}

/** The block in the query, or the newest one. */
function targetOf(call: Call): ChainBlock {
  const text = call.query.get('target_block')
  return text ? blockNamed(call, text) : call.world.index.horizon.master
}

const accountState: Handler = async call => {
  const master = targetOf(call)
  const { shardBlock, shardProof, proof, state } = proverOf(call).account(master, await call.account('account_id'))
  return {
    id: blockRaw(master),
    shardblk: blockRaw(shardBlock),
    shard_proof: hex(shardProof),
    proof: hex(proof),
    state: hex(state),
  }
}

const NO_BLOCK = { workchain: 0, shard: '', seqno: 0, root_hash: '', file_hash: '' }
/** Placeholder for a link in the other direction. */
const NO_FORWARD_LINK = {
  to_key_block: false,
  from: NO_BLOCK,
  to: NO_BLOCK,
  dest_proof: '',
  config_proof: '',
  signatures: { validator_set_hash: 0, catchain_seqno: 0, signatures: [] },
}

/** Only backward links: the real indexer cannot decode the signatures of forward links. */
const blockProof: Handler = call => {
  const [known, target] = [blockNamed(call, call.query.get('known_block') ?? ''), targetOf(call)]
  if (known.workchain !== -1 || target.workchain !== -1) throw badRequest('masterchain blocks are required')
  if (known.seqno < target.seqno) throw new Refusal(500, "can't decode response")
  const { toKeyBlock, destProof, proof, stateProof } = proverOf(call).back(known, target)
  const link = {
    to_key_block: toKeyBlock,
    from: blockRaw(known),
    to: blockRaw(target),
    dest_proof: hex(destProof),
    proof: hex(proof),
    state_proof: hex(stateProof),
  }
  const steps = [{ lite_server_block_link_back: link, lite_server_block_link_forward: NO_FORWARD_LINK }]
  return { complete: true, from: link.from, to: link.to, steps: known.seqno === target.seqno ? [] : steps }
}

/** Links from a shard block to its masterchain block; the path to a newer one needs another call. */
const shardBlockProof: Handler = call => {
  const { master, links } = proverOf(call).links(blockOf(call))
  return {
    masterchain_id: blockRaw(master),
    links: links.map(({ id, proof }) => ({ id: blockRaw(id), proof: hex(proof) })),
  }
}

export const proofRoutes = [
  get('GetRawListBlockTransactions', '/v2/liteserver/list_block_transactions/{block_id}', listTransactions),
  get('GetRawAccountState', '/v2/liteserver/get_account_state/{account_id}', accountState),
  get('GetRawBlockProof', '/v2/liteserver/get_block_proof', blockProof),
  get('GetRawShardBlockProof', '/v2/liteserver/get_shard_block_proof/{block_id}', shardBlockProof),
]
