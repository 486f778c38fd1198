import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ChainTransaction, Network } from '../../scripts/localnet/chain/types.ts'
import type { Flaw } from '../../scripts/localnet/proofs/flaw.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { proveAccount } from '../../src/ton/proof/account-proof.ts'
import { proveShardBlock } from '../../src/ton/proof/shard-blocks.ts'
import { proveSigned } from '../../src/ton/proof/signatures.ts'
import { proveTransaction } from '../../src/ton/proof/transaction-proof.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { standardNetwork } from './support/history.ts'
import { idOf, ofHex, ofIndexer, provers } from './support/proof-answers.ts'

let network: Network
let served: Served
let one: ChainTransaction
beforeAll(async () => {
  network = await standardNetwork()
  served = await serve(network, { control: true })
  const blocks = [...network.chain.blocks(0)].filter(({ transactions }) => transactions.length > 5)
  one = blocks.at(-5)!.transactions[2]!
}, 120_000)
afterEach(() => control('reset', {}))
afterAll(() => served.close())

const control = (path: string, body: unknown) =>
  fetch(`${served.origin}/control/${path}`, { method: 'POST', body: JSON.stringify(body) })
const suffer = async (proofs: Flaw) =>
  expect((await control('degradations', { proofs, client: 'proof-flaws' })).status).toBe(200)
const ask = provers(() => served.origin, 'proof-flaws')
const rawOf = ({ account }: ChainTransaction) => account.toRawString() as RawAddress
const head = () => network.chain.head(-1)

async function transaction() {
  const proof = await ask.transaction(one.block, rawOf(one), one.lt)
  return proveTransaction(proof, idOf(one.block), { account: rawOf(one), lt: one.lt, hash: one.hash.toString('hex') })
}

async function account() {
  const { proof, state, shardblk } = await ask.account(rawOf(one))
  return proveAccount(ofHex(proof), ofHex(state), ofIndexer(shardblk), rawOf(one))
}

async function shardBlock() {
  const { links, master } = await ask.shardBlock(one.block, head().seqno)
  return proveShardBlock(links, master, idOf(one.block))
}

async function signed() {
  const { set, id } = await ask.signatures(head().seqno)
  return proveSigned(set, id, await ask.validators())
}

const INCOMPLETE = { kind: 'unproved', missing: { why: 'incomplete' } }
const NO_BYTES = { kind: 'contradicted', evidence: { what: 'bytes' } }
const OTHER_BLOCK = { kind: 'contradicted', evidence: { what: 'block' } }
const [TOO_LITTLE, WRONG] = [
  { kind: 'unproved', missing: { why: 'too little weight' } },
  { kind: 'contradicted', evidence: { what: 'signatures', signed: 0n } },
]

test.each<[Flaw, string, () => Promise<unknown>, object]>([
  ['wrong signature', 'a block is not signed', signed, WRONG],
  ['too little weight', 'a block is not proved to be signed', signed, TOO_LITTLE],
  ['wrong set', 'a block is not proved to be signed', signed, { ...TOO_LITTLE, missing: { signed: 0n } }],
  ['pruned path', 'a transaction is not proved', transaction, INCOMPLETE],
  ['pruned path', 'an account is not proved', account, INCOMPLETE],
  ['pruned path', 'a shard block is not proved', shardBlock, INCOMPLETE],
  ['other account', 'a transaction is not proved', transaction, INCOMPLETE],
  ['other account', 'an account is not proved', account, INCOMPLETE],
  ['other block', 'a transaction is contradicted', transaction, OTHER_BLOCK],
  ['other block', 'an account is contradicted', account, OTHER_BLOCK],
  ['other block', 'a shard block is contradicted', shardBlock, OTHER_BLOCK],
  ['unfitting root', 'a transaction is contradicted', transaction, NO_BYTES],
  ['unfitting root', 'an account is contradicted', account, NO_BYTES],
  ['unfitting root', 'a shard block is contradicted', shardBlock, NO_BYTES],
  ['truncated', 'a transaction is contradicted', transaction, NO_BYTES],
  ['truncated', 'an account is contradicted', account, NO_BYTES],
  ['truncated', 'a shard block is contradicted', shardBlock, NO_BYTES],
])('with the proof flaw “%s”, %s', async (flaw, _end, claim, expected) => {
  expect(await claim()).toMatchObject({ kind: 'proved' })
  await suffer(flaw)
  expect(await claim()).toMatchObject(expected)
})

test('a node with a stale head has no proofs of newer blocks', async () => {
  await suffer('stale head')
  const { last } = await ask.node<{ last: { seqno: number } }>('getMasterchainInfo')
  expect(last.seqno).toBe(head().seqno - 40)
  await expect(ask.shardBlock(head().shards[0]!, last.seqno)).rejects.toThrow('from mc block is too old')
})

test('the control plane refuses an unknown proof flaw', async () => {
  expect((await control('degradations', { proofs: 'no flaw' })).status).toBe(400)
})
