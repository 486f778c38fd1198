import { expect, test } from 'vitest'
import type { BlockRef, ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import { anchorsOf } from '../../scripts/localnet/proofs/anchors.ts'
import { type Anchors, NO_ANCHORS } from '../../src/domain/proof/anchors.ts'
import type { Claim, Link } from '../../src/domain/proof/claim.ts'
import { authorityOf, gradeOf } from '../../src/domain/proof/grade.ts'
import { type CheckedLink, createVerifier } from '../../src/domain/proof/verifier.ts'
import { formatProof, ProofFileError, readProof } from '../../src/providers/site/proof-file.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { idOf, ofBase64, ofHex, ofIndexer, provers } from './support/proof-answers.ts'
import { servedNetwork } from './support/served.ts'

const world = servedNetwork()
const ask = provers(() => world.served.origin)
const rawOf = ({ account }: ChainTransaction) => account.toRawString() as RawAddress

/** A transaction of a basechain account some blocks ago, and of a masterchain account. */
const chosen = (workchain: number) => world.all.filter(({ block }) => block.workchain === workchain).at(-60)!
const claimOf = (one: ChainTransaction) =>
  ({ kind: 'transaction', account: rawOf(one), lt: String(one.lt), hash: one.hash.toString('hex') }) as const

async function linksFrom(block: BlockRef): Promise<Link[]> {
  const signed = world.network.chain.head(-1).seqno - 2
  const { master, links, back, from } = await ask.shardBlock(block, signed)
  const { set } = await ask.signatures(signed)
  const { config } = await ask.node<{ config: { bytes: string } }>(`getConfigParam?param=34&seqno=${signed - 1}`)
  const validators = ofBase64(config.bytes)
  return [
    ...(block.workchain === 0 ? [{ kind: 'shard', masterchainBlock: master, links } as const] : []),
    ...back.map(({ proof, stateProof }) => ({ kind: 'older', newer: from, proof, stateProof }) as const),
    { kind: 'signatures', set, validators },
  ]
}

async function linksOf(one: ChainTransaction): Promise<Link[]> {
  const boc = await ask.transaction(one.block, rawOf(one), one.lt)
  const { data } = (
    await ask.node<{ data: string }[]>(
      `getTransactions?address=${rawOf(one)}&lt=${one.lt}&hash=${one.hash.toString('hex')}&limit=1&archival=true`,
    )
  )[0]!
  return [
    { kind: 'bytes', boc: ofBase64(data) },
    { kind: 'transaction', block: idOf(one.block), boc },
    ...(await linksFrom(one.block)),
  ]
}

async function verify(claim: Claim, links: Link[], anchors: Anchors = NO_ANCHORS): Promise<CheckedLink[]> {
  const step = createVerifier(claim, anchors)
  const chain = []
  for (const link of links) chain.push(await step(link))
  return chain
}
const kindsOf = (chain: CheckedLink[]) => chain.map(({ checked }) => checked.kind)

test.each([0, -1])('a transaction of workchain %i is proved link by link up to pinned validators', async workchain => {
  const one = chosen(workchain)
  const links = await linksOf(one)
  const expected = ['bytes', 'transaction', ...(workchain === 0 ? ['shard'] : []), 'older', 'signatures']
  expect(links.map(({ kind }) => kind)).toEqual(expected)
  const pinned = await verify(claimOf(one), links, anchorsOf(world.network.chain))
  expect(kindsOf(pinned)).toEqual(links.map(() => 'proved'))
  expect(authorityOf(pinned)).toMatchObject({ kind: 'pinned', rotations: 0 })
  const grades = [[], ...pinned.map((_, at) => pinned.slice(0, at + 1))].map(chain => gradeOf(claimOf(one), chain))
  expect(grades).toEqual(workchain === 0 ? [1, 1, 2, 3, 3, 5] : [1, 1, 2, 3, 5])
  const unpinned = await verify(claimOf(one), links)
  expect(authorityOf(unpinned)).toEqual({ kind: 'named' })
  expect(gradeOf(claimOf(one), unpinned)).toBe(3)
})

test('the other provider must name the same validators, or the proof is a contradiction', async () => {
  const one = chosen(0)
  const links = await linksOf(one)
  const { config } = await ask.get<{ config: Record<string, string> }>('/v2/blockchain/config/raw')
  const validators = ofHex(config.config_param34!)
  const same = await verify(claimOf(one), [...links, { kind: 'agreed', provider: 'tonapi', validators }])
  expect(authorityOf(same)).toEqual({ kind: 'agreed', provider: 'tonapi' })
  // the end of the round, which follows the first bytes of the cell
  const at = Buffer.from(validators).indexOf(Buffer.of(0x12)) + 5
  const other = validators.with(at, validators[at]! ^ 1)
  const differs = await verify(claimOf(one), [...links, { kind: 'agreed', provider: 'tonapi', validators: other }])
  expect(differs.at(-1)?.checked).toMatchObject({ kind: 'contradicted', evidence: { what: 'validators' } })
})

test('an account is proved with its state, its time and the signatures', async () => {
  const one = chosen(0)
  const account = rawOf(one)
  const answer = await ask.account(account, world.network.chain.block(-1, world.network.chain.head(-1).seqno - 2)!)
  const [masterchainBlock, block] = [ofIndexer(answer.id), ofIndexer(answer.shardblk)]
  const links: Link[] = [
    { kind: 'account', block, proof: ofHex(answer.proof), state: ofHex(answer.state) },
    { kind: 'shard', masterchainBlock, links: [{ proof: ofHex(answer.shard_proof), id: block }] },
    (await linksFrom(world.network.chain.block(-1, masterchainBlock.seqno)!)).at(-1)!,
  ]
  const chain = await verify({ kind: 'account', account }, links)
  expect(kindsOf(chain)).toEqual(['proved', 'proved', 'proved'])
  const shown = world.network.chain.block(0, block.seqno, block.shard)!
  expect(chain[0]!.checked).toMatchObject({
    facts: { utime: shown.genUtime, account: { state: { status: 'active' } } },
  })
})

test('a link that does not start where the previous one ended is refused', async () => {
  const [one, other] = [chosen(0), chosen(-1)]
  const [links, others] = [await linksOf(one), await linksOf(other)]
  const [, inBlock, shard, older, signatures] = links
  const claim = claimOf(one)
  const ends = async (chain: Link[]) => (await verify(claim, chain)).at(-1)?.checked.kind
  expect(await ends([older!])).toBe('contradicted')
  expect(await ends([signatures!])).toBe('contradicted')
  expect(await ends([inBlock!, signatures!])).toBe('contradicted')
  expect(await ends([inBlock!, older!])).toBe('contradicted')
  expect(await ends([inBlock!, shard!, signatures!])).toBe('contradicted')
  for (const foreign of others.slice(0, 2)) expect(await ends([foreign])).toBe('contradicted')
  expect(await ends([inBlock!, shard!, older!, signatures!])).toBe('proved')
})

test('a saved proof is read and proves the same, and a damaged one is refused', async () => {
  const one = chosen(0)
  const file = {
    network: 'embedded network',
    made: '2026-11-21T00:00:00.000Z',
    claim: claimOf(one),
    links: await linksOf(one),
  }
  const text = formatProof(file)
  expect(readProof(text)).toEqual(file)
  expect(readProof(text.replace('"version": 2', '"version": 1'))).toEqual(file)
  expect(kindsOf(await verify(file.claim, readProof(text).links))).toEqual(file.links.map(() => 'proved'))
  const whyOf = (spoilt: string) => {
    try {
      readProof(spoilt)
    } catch (error) {
      return error instanceof ProofFileError ? error.why : error
    }
    return 'read'
  }
  expect(whyOf('{"a":')).toBe('no proof')
  expect(whyOf('{"format":"other","version":1}')).toBe('no proof')
  expect(whyOf(text.replace('"version": 2', '"version": 3'))).toBe('later version')
  expect(whyOf(text.replace('"simplex"', '"complex"'))).toBe('damaged')
  expect(whyOf(text.replace(`"lt": "${one.lt}"`, '"lt": "-1"'))).toBe('damaged')
  expect(whyOf(JSON.stringify({ ...JSON.parse(text), links: Array(17).fill(JSON.parse(text).links[0]) }))).toBe(
    'damaged',
  )
})

test.each([0, -1])('an account of workchain %i is proved as of one block, and not as of another', async workchain => {
  const { chain } = world.network
  const account = rawOf(chosen(workchain))
  const [then, other] = [40, 41].map(ago => chain.block(-1, chain.head(-1).seqno - ago)!)
  const answer = await ask.account(account, then)
  const [id, shard] = [ofIndexer(answer.id), ofIndexer(answer.shardblk)]
  const links: Link[] = [{ kind: 'account', block: shard, proof: ofHex(answer.proof), state: ofHex(answer.state) }]
  const shardLinks = [{ proof: ofHex(answer.shard_proof), id: shard }]
  if (workchain === 0) links.push({ kind: 'shard', masterchainBlock: id, links: shardLinks })
  const proved = await verify({ kind: 'account', account, at: idOf(then!) }, links)
  expect(kindsOf(proved)).toEqual(links.map(() => 'proved'))
  const mistaken = await verify({ kind: 'account', account, at: idOf(other!) }, links)
  expect(kindsOf(mistaken).at(-1)).toBe('contradicted')
})
