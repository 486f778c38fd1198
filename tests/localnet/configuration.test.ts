import { Cell, CellType } from '@ton/core'
import { expect, test } from 'vitest'
import type { ChainBlock } from '../../scripts/localnet/chain/types.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { proveConfiguration } from '../../src/ton/proof/configuration.ts'
import { openThreeRounds } from './support/history.ts'
import { factsOf, idOf, ofHex, provers } from './support/proof-answers.ts'
import { servedNetwork } from './support/served.ts'

const world = servedNetwork(openThreeRounds)
const ask = provers(() => world.served.origin)

/** Hash of what the node answers as the configuration after a block. */
async function sentAfter({ seqno }: ChainBlock): Promise<string> {
  const { config } = await ask.node<{ config: { bytes: string } }>(`getConfigAll?seqno=${seqno}`)
  return Cell.fromBase64(config.bytes).hash().toString('hex')
}

/** Key blocks that are not the first, with the blocks around each. */
function aroundRotations(): ChainBlock[] {
  const { chain } = world.network
  const keys = [...chain.blocks(-1)].filter(({ keyBlock, seqno }) => keyBlock && seqno > 2)
  if (keys.length < 2) throw new Error('two rotations are needed')
  return keys.flatMap(({ seqno }) => [seqno - 1, seqno, seqno + 1].flatMap(at => chain.block(-1, at) ?? []))
}

test('an account proof shows the node’s configuration before, at and after each rotation', async () => {
  const account = world.all.find(({ block }) => block.workchain === 0)!.account.toRawString() as RawAddress
  const hashes = new Set<string>()
  for (const master of aroundRotations()) {
    const { shard_proof: proof } = await ask.account(account, master)
    const shown = factsOf(await proveConfiguration([ofHex(proof)], idOf(master)))
    expect(shown).toBe(await sentAfter(master))
    hashes.add(shown)
  }
  expect(hashes.size).toBeGreaterThan(1)
})

test('the link to the previous block shows the same configuration, for masterchain accounts', async () => {
  for (const master of aroundRotations()) {
    const { back } = await ask.shardBlock(world.network.chain.block(-1, master.seqno - 1)!, master.seqno)
    const bags = back.flatMap(({ proof, stateProof }) => [proof, stateProof])
    expect(factsOf(await proveConfiguration(bags, idOf(master)))).toBe(await sentAfter(master))
  }
})

test('the proof of a masterchain account omits the configuration', async () => {
  const master = world.network.chain.head(-1)
  const { proof } = await ask.account(`-1:${'3'.repeat(64)}`, master)
  expect(await proveConfiguration([ofHex(proof)], idOf(master))).toEqual({
    kind: 'unproved',
    missing: { why: 'incomplete' },
  })
})

test('an account proof contains only the hash of the configuration, like recorded mainnet proofs', async () => {
  const account = world.all.find(({ block }) => block.workchain === 0)!.account.toRawString()
  const { shard_proof: proof } = await ask.account(account, world.network.chain.head(-1))
  const [, state] = Cell.fromBoc(Buffer.from(proof, 'hex'))
  const extra = state?.refs[0]?.refs[3]
  expect(extra?.beginParse().loadUint(16)).toBe(0xcc26)
  // After the shards
  expect(extra?.refs[1]?.type).toBe(CellType.PrunedBranch)
})
