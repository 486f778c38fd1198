/** Answers of both providers about proofs, as the product's verifier takes them. */
import { expect } from 'vitest'
import type { BlockRef } from '../../../scripts/localnet/chain/types.ts'
import { fromBase64, fromHex, toHex } from '../../../src/ton/bytes.ts'
import { type FullBlockId, formatFullId } from '../../../src/ton/proof/block-id.ts'
import type { Checked } from '../../../src/ton/proof/checked.ts'
import type { BlockLink } from '../../../src/ton/proof/shard-blocks.ts'
import type { SignatureSet } from '../../../src/ton/proof/signatures.ts'
import { readValidators, type ValidatorSet } from '../../../src/ton/proof/validators.ts'

type NodeId = { workchain: number; shard: string; seqno: number; root_hash: string; file_hash: string }

export const ofBase64 = (text: string): Uint8Array => fromBase64(text)!
export const ofHex = (text: string): Uint8Array => fromHex(text)!

export const idOf = ({ workchain, shard, seqno, rootHash, fileHash }: BlockRef): FullBlockId => ({
  workchain,
  shard,
  seqno,
  rootHash: rootHash.toString('hex'),
  fileHash: fileHash.toString('hex'),
})

const ofNode = ({ workchain, shard, seqno, root_hash, file_hash }: NodeId): FullBlockId => ({
  workchain,
  seqno,
  shard: BigInt.asUintN(64, BigInt(shard)).toString(16),
  rootHash: toHex(ofBase64(root_hash)),
  fileHash: toHex(ofBase64(file_hash)),
})

export const ofIndexer = ({ workchain, ...rest }: NodeId): FullBlockId => ({
  workchain: workchain | 0,
  seqno: rest.seqno,
  shard: rest.shard.padStart(16, '0'),
  rootHash: rest.root_hash,
  fileHash: rest.file_hash,
})

export function factsOf<Facts>(checked: Checked<Facts>): Facts {
  expect(checked).toMatchObject({ kind: 'proved' })
  if (checked.kind !== 'proved') throw new Error('not proved')
  return checked.facts
}

type Simplex = {
  id: NodeId
  signatures: { node_id_short: string; signature: string }[]
  session_id: string
  slot: number
  candidate: string
}
type LinkBack = {
  to_key_block: boolean
  from: NodeId
  to: NodeId
  dest_proof: string
  proof: string
  state_proof: string
}
type ShardProof = { from: NodeId; mc_id: NodeId; links: { id: NodeId; proof: string }[]; mc_proof: LinkBack[] }
export type AccountAnswer = { id: NodeId; shardblk: NodeId; shard_proof: string; proof: string; state: string }

const stepBack = (link: LinkBack) => ({
  from: ofNode(link.from),
  to: ofNode(link.to),
  dest: ofBase64(link.dest_proof),
  proof: ofBase64(link.proof),
  stateProof: ofBase64(link.state_proof),
  isKey: link.to_key_block,
})

/** Asks the provider APIs at an origin; `client` is the caller's User-Agent, for degradations. */
export function provers(origin: () => string, client = 'proofs') {
  async function get<Answer>(path: string): Promise<Answer> {
    const response = await fetch(origin() + path, { headers: { 'User-Agent': client } })
    const answer = (await response.json()) as { ok?: boolean; result?: Answer; error?: string } & Answer
    if (!response.ok) throw new Error(answer.error)
    return path.startsWith('/api/') ? (answer.result as Answer) : answer
  }
  const node = <Answer>(path: string) => get<Answer>(`/api/v2/${path}`)
  const lite = <Answer>(path: string) => get<Answer>(`/v2/liteserver/${path}`)
  return {
    node,
    get,
    async signatures(seqno: number): Promise<{ id: FullBlockId; set: SignatureSet }> {
      const answer = await node<Simplex>(`getMasterchainBlockSignatures?seqno=${seqno}`)
      const signatures = answer.signatures.map(one => ({
        signer: toHex(ofBase64(one.node_id_short)),
        signature: ofBase64(one.signature),
      }))
      const session = toHex(ofBase64(answer.session_id))
      const candidate = ofBase64(answer.candidate)
      return { id: ofNode(answer.id), set: { kind: 'simplex', signatures, session, slot: answer.slot, candidate } }
    },
    async validators(query = ''): Promise<ValidatorSet> {
      const { config } = await node<{ config: { bytes: string } }>(`getConfigParam?param=34${query}`)
      return factsOf(await readValidators(ofBase64(config.bytes)))
    },
    async shardBlock({ workchain, shard, seqno }: BlockRef, from: number) {
      const signed = BigInt.asIntN(64, BigInt(`0x${shard}`))
      const query = `workchain=${workchain}&shard=${signed}&seqno=${seqno}&from_seqno=${from}`
      const answer = await node<ShardProof>(`getShardBlockProof?${query}`)
      const links: BlockLink[] = answer.links.map(({ id, proof }) => ({ id: ofNode(id), proof: ofBase64(proof) }))
      return { from: ofNode(answer.from), master: ofNode(answer.mc_id), links, back: answer.mc_proof.map(stepBack) }
    },
    /** One proof of up to `count` transactions of a block after `after`, in the order of account and logical time. */
    async transactions(block: BlockRef, after: { account: string; lt: bigint } | undefined, count: number) {
      const cursor = after ? `mode=167&account_id=${after.account}&lt=${after.lt}` : 'mode=39'
      const id = encodeURIComponent(formatFullId(idOf(block)))
      return ofHex((await lite<{ proof: string }>(`list_block_transactions/${id}?${cursor}&count=${count}`)).proof)
    },
    async transaction(block: BlockRef, account: string, lt: bigint): Promise<Uint8Array> {
      const query = `mode=167&count=1&account_id=${account}&lt=${lt - 1n}`
      const id = encodeURIComponent(formatFullId(idOf(block)))
      return ofHex((await lite<{ proof: string }>(`list_block_transactions/${id}?${query}`)).proof)
    },
    account(account: string, at?: BlockRef): Promise<AccountAnswer> {
      const query = at ? `?target_block=${encodeURIComponent(formatFullId(idOf(at)))}` : ''
      return lite<AccountAnswer>(`get_account_state/${account}${query}`)
    },
    async back(known: BlockRef, target: BlockRef) {
      const [from, to] = [known, target].map(block => encodeURIComponent(formatFullId(idOf(block))))
      type Answer = { steps: { lite_server_block_link_back: LinkBack }[] }
      const { steps } = await lite<Answer>(`get_block_proof?known_block=${from}&target_block=${to}&mode=1`)
      const link = steps[0]!.lite_server_block_link_back
      const [proof, stateProof, dest] = [link.proof, link.state_proof, link.dest_proof].map(ofHex)
      return { from: ofIndexer(link.from), to: ofIndexer(link.to), proof: proof!, stateProof: stateProof!, dest: dest! }
    },
  }
}
