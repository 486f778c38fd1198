import { expect, test } from 'vitest'
import type { ChainBlock, ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { proveOlderBlock } from '../../src/ton/proof/older-block.ts'
import { proveShardBlock } from '../../src/ton/proof/shard-blocks.ts'
import { proveSigned } from '../../src/ton/proof/signatures.ts'
import { proveTransaction } from '../../src/ton/proof/transaction-proof.ts'
import { factsOf, idOf, provers } from './support/proof-answers.ts'
import { servedNetwork } from './support/served.ts'

const world = servedNetwork()
const ask = provers(() => world.served.origin)

const head = (): ChainBlock => world.network.chain.head(-1)
const rawOf = ({ account }: ChainTransaction) => account.toRawString() as RawAddress
const claimOf = (one: ChainTransaction) => ({ account: rawOf(one), lt: one.lt, hash: one.hash.toString('hex') })
/** Transactions of every age and of both chains. */
const sample = (): ChainTransaction[] => world.all.filter((_, at) => at % 97 === 5)

/** All steps of the proof of one transaction, from a signed block on; what the last one comes to. */
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

test('a transaction is proved from its block up to the signatures of validators', async () => {
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
