import { Address, Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { Chain } from '../../scripts/localnet/chain/chain.ts'
import type { ChainBlock, ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { proveAccount } from '../../src/ton/proof/account-proof.ts'
import { formatFullId } from '../../src/ton/proof/block-id.ts'
import { proveHop } from '../../src/ton/proof/key-block-hop.ts'
import { proveOlderBlock } from '../../src/ton/proof/older-block.ts'
import { proveShardBlock } from '../../src/ton/proof/shard-blocks.ts'
import { proveSigned } from '../../src/ton/proof/signatures.ts'
import { proveTransaction } from '../../src/ton/proof/transaction-proof.ts'
import { proveValidators, readConfigValidators } from '../../src/ton/proof/validators.ts'
import { serve } from '../contract/support/served-apis.ts'
import { blocksOf, openFixed, openThreeRounds } from './support/history.ts'
import { factsOf, idOf, ofBase64, ofHex, ofIndexer, provers } from './support/proof-answers.ts'
import { servedNetwork } from './support/served.ts'

const world = servedNetwork(openThreeRounds)
const ask = provers(() => world.served.origin)

const head = (): ChainBlock => world.network.chain.head(-1)
const rawOf = ({ account }: ChainTransaction) => account.toRawString() as RawAddress
const claimOf = (one: ChainTransaction) => ({ account: rawOf(one), lt: one.lt, hash: one.hash.toString('hex') })
/** Transactions of every age and of both chains. */
const sample = (): ChainTransaction[] => world.all.filter((_, at) => at % 97 === 5)

/** Checks all steps of the proof of one transaction from a signed block on, and returns the result of the last step. */
async function proveToSignatures(one: ChainTransaction, signed: ChainBlock) {
  const block = idOf(one.block)
  factsOf(await proveTransaction(await ask.transaction(one.block, rawOf(one), one.lt), block, claimOf(one)))
  const { from, master, links, back } = await ask.shardBlock(one.block, signed.seqno)
  if (one.block.workchain === 0) factsOf(await proveShardBlock(links, master, block))
  else expect(master).toEqual(block)
  for (const link of back) factsOf(await proveOlderBlock(link.proof, link.stateProof, link.from, link.to))
  expect(back.map(({ to }) => to)).toEqual(from.seqno === master.seqno ? [] : [master])
  const { id, set } = await ask.signatures(signed.seqno)
  expect([id, from]).toEqual([idOf(signed), idOf(signed)])
  return proveSigned(set, id, await ask.validators(`&seqno=${signed.seqno}`))
}

test('transactions of both chains are proved from their block up to validator signatures', async () => {
  const signed = world.network.chain.block(-1, head().seqno - 2)!
  const all = sample().filter(({ block }) => block.commitSeqno <= signed.seqno)
  expect(all.length).toBeGreaterThan(10)
  expect(new Set(all.map(({ block }) => block.workchain)).size).toBe(2)
  for (const one of all) {
    const { signers, of, signed: weight, total } = factsOf(await proveToSignatures(one, signed))
    expect(signers).toBeLessThan(of)
    expect(weight * 3n).toBeGreaterThan(total * 2n)
  }
})

/** By account, then by logical time, as a block lists them. */
const inOrder = (one: ChainTransaction, other: ChainTransaction) =>
  Buffer.compare(one.account.hash, other.account.hash) || (one.lt < other.lt ? -1 : 1)
const AT_ONCE = 32

test('every transaction is proved to be in its block', async () => {
  let proved = 0
  for (const block of blocksOf(world.network.chain)) {
    const all = [...block.transactions].sort(inOrder)
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const before = all[at - 1]
      const boc = await ask.transactions(block, before && { account: rawOf(before), lt: before.lt }, AT_ONCE)
      for (const one of all.slice(at, at + AT_ONCE)) {
        factsOf(await proveTransaction(boc, idOf(block), claimOf(one)))
        proved++
      }
    }
  }
  expect(proved).toBe(world.all.length)
  expect(proved).toBeGreaterThan(4000)
}, 120_000)

test('every basechain block is proved to be committed, and every masterchain block to be signed', async () => {
  const { chain } = world.network
  const sets = new Set<string>()
  for (const block of blocksOf(chain)) {
    if (block.commitSeqno > head().seqno) continue
    if (block.workchain === 0) {
      const { master, links } = await ask.shardBlock(block, head().seqno)
      factsOf(await proveShardBlock(links, master, idOf(block)))
      continue
    }
    const { id, set } = await ask.signatures(block.seqno)
    expect(id).toEqual(idOf(block))
    const validators = await ask.validators(`&seqno=${Math.max(block.seqno - 1, 1)}`)
    sets.add(validators.hash)
    const { signed, total } = factsOf(await proveSigned(set, id, validators))
    expect(signed * 3n).toBeGreaterThan(total * 2n)
  }
  // Two rotations lie between the first block and the newest.
  expect(sets.size).toBe(3)
}, 120_000)

/** Proves an account after a masterchain block: first its shard block, then its state. */
async function proveAccountAt(account: RawAddress, master: ChainBlock) {
  const answer = await ask.account(account, master)
  const [id, shard] = [ofIndexer(answer.id), ofIndexer(answer.shardblk)]
  expect(id).toEqual(idOf(master))
  if (shard.workchain === 0) {
    factsOf(await proveShardBlock([{ proof: ofHex(answer.shard_proof), id: shard }], id, shard))
  } else expect([shard, answer.shard_proof]).toEqual([id, ''])
  const state = ofHex(answer.state)
  return { state, facts: factsOf(await proveAccount(ofHex(answer.proof), state, shard, account)) }
}

test.each([0, 1, 30, 55])(
  'every account is proved as of %i blocks ago',
  async ago => {
    const { chain } = world.network
    const master = chain.block(-1, head().seqno - ago)!
    let compared = 0
    for (const account of new Set(world.all.map(rawOf))) {
      const last = chain
        .transactionsOf(Address.parseRaw(account))
        .findLast(one => one.block.commitSeqno <= master.seqno)
      const { state, facts } = await proveAccountAt(account, master)
      if (!last || last.transaction.endStatus === 'non-existing') {
        // Accounts of the zerostate need no transaction.
        if (last) expect(facts).toBeNull()
        continue
      }
      expect(facts).toMatchObject({ lastHash: last.hash.toString('hex'), lastLt: String(last.lt) })
      expect(facts?.state?.balance).toBe(String(last.endBalance))
      expect(facts?.hash).toBe(Cell.fromBoc(Buffer.from(state))[0]!.hash().toString('hex'))
      compared++
    }
    expect(compared).toBeGreaterThan(300)
  },
  120_000,
)

test.each([`0:${'5a'.repeat(32)}`, `-1:${'5a'.repeat(32)}`] as const)(
  'the account %s is proved to be absent',
  async account => {
    const { state, facts } = await proveAccountAt(account, head())
    expect([state.length, facts]).toEqual([0, null])
  },
)

test('the node’s account cell is the one that is proved', async () => {
  const account = rawOf(sample()[3]!)
  const { state } = await proveAccountAt(account, head())
  const { bytes } = await ask.node<{ bytes: string }>(`getShardAccountCell?address=${account}`)
  expect(Cell.fromBase64(bytes).refs[0]!.hash()).toEqual(Cell.fromBoc(Buffer.from(state))[0]!.hash())
})

test('older masterchain blocks are proved from newer ones', async () => {
  const { chain } = world.network
  for (const [newer, older] of [
    [0, 1],
    [0, 64],
    [0, 109],
    [37, 38],
    [46, 77],
    [64, 105],
  ] as const) {
    const [known, target] = [chain.block(-1, head().seqno - newer)!, chain.block(-1, head().seqno - older)!]
    const { from, to, proof, stateProof } = await ask.back(known, target)
    expect([from, to]).toEqual([idOf(known), idOf(target)])
    expect(factsOf(await proveOlderBlock(proof, stateProof, from, to))).toEqual({ isKeyBlock: target.keyBlock })
  }
})

test('both providers name the same validators, and the key block proves them', async () => {
  const { chain } = world.network
  const { hash } = await ask.validators()
  const raw = await ask.get<{ config: Record<string, string> }>('/v2/blockchain/config/raw')
  expect(Cell.fromHex(raw.config.config_param34!).hash().toString('hex')).toBe(hash)
  const all = await ask.node<{ config: { bytes: string } }>('getConfigAll')
  expect(factsOf(await readConfigValidators(ofBase64(all.config.bytes))).hash).toBe(hash)
  const key = chain.block(-1, head().prevKeyBlockSeqno)!
  expect(factsOf(await proveValidators([key.boc], idOf(key))).hash).toBe(hash)
})

test('key blocks lead over two rotations to the newest block, each signed by the previous validators', async () => {
  const network = await openFixed('standard')
  const { chain } = network
  if (!(chain instanceof Chain)) throw new Error('Only the chain itself is stepped to a time')
  for (let step = 0; step < 20; step++) await chain.step(chain.now + 6000)
  const served = await serve(network)
  const later = provers(() => served.origin)
  const bocOf = async (block: ChainBlock) => {
    const path = `/v2/blockchain/blocks/${encodeURIComponent(formatFullId(idOf(block)))}/boc`
    return new Uint8Array(await (await fetch(served.origin + path)).arrayBuffer())
  }
  const keys = [...chain.blocks(-1)].filter(({ keyBlock, seqno }) => keyBlock && seqno > 0)
  const sets = new Set<string>()
  for (const [at, from] of keys.entries()) {
    const to = keys[at + 1] ?? chain.head(-1)
    const { set: signatures, id } = await later.signatures(to.seqno)
    expect(id).toEqual(idOf(to))
    const [configProof, headerProof] = [await bocOf(from), await bocOf(to)]
    const link = { from: idOf(from), to: id, configProof, headerProof, signatures }
    expect(factsOf(await proveHop(link)).header.previousKeySeqno).toBe(from.seqno)
    sets.add(factsOf(await proveValidators([configProof], idOf(from))).hash)
  }
  expect(sets.size).toBe(3)
  await served.close()
})
