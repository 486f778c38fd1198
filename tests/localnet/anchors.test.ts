import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Chain } from '../../scripts/localnet/chain/chain.ts'
import type { ChainBlock, Network } from '../../scripts/localnet/chain/types.ts'
import { anchorsOf } from '../../scripts/localnet/proofs/anchors.ts'
import type { Flaw } from '../../scripts/localnet/proofs/flaw.ts'
import { type Anchors, NO_ANCHORS } from '../../src/domain/proof/anchors.ts'
import type { Link } from '../../src/domain/proof/claim.ts'
import { createVerifier } from '../../src/domain/proof/verifier.ts'
import { formatAnchors, readAnchors } from '../../src/providers/site/anchors.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { openFixed } from './support/history.ts'
import { idOf, ofBase64, provers } from './support/proof-answers.ts'

const run = promisify(execFile)
const script = new URL('../../scripts/anchors/anchors.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'anchors-'))
const file = join(folder, 'anchors.json')

let served: Served
let network: Network
/** Sets that a build would have pinned in each round, the first one first. */
let pins: Anchors[]
beforeAll(async () => {
  network = await openFixed('standard')
  const { chain } = network
  if (!(chain instanceof Chain)) throw new Error('Only the chain itself is stepped to a time')
  // The history holds one rotation, after block 50, and those who will take over next are elected.
  pins = [anchorsOf(chain, chain.block(-1, 48)!), anchorsOf(chain)]
  const { until } = pins[1]!.sets[0]!
  while (chain.now + 6000 < until) await chain.step(chain.now + 6000)
  for (const after of [1, 30, 59, 80]) await chain.step(until + after)
  pins.push(anchorsOf(chain))
  served = await serve(network, { control: true })
}, 240_000)
afterEach(() => fetch(`${served.origin}/control/reset`, { method: 'POST', body: '{}' }))
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const read = () => readAnchors(JSON.parse(readFileSync(file, 'utf8')))
const write = (anchors: Anchors) => writeFileSync(file, JSON.stringify(formatAnchors(anchors)))

function refresh() {
  const settings = {
    PUBLIC_NODE_API_URL: `${served.origin}/api/v2`,
    PUBLIC_INDEXER_API_URL: `${served.origin}/v2`,
    PUBLIC_NODE_API_INTERVAL_MS: '1',
    PUBLIC_INDEXER_API_INTERVAL_MS: '1',
  }
  return run(process.execPath, [script, '--file', file], { env: { ...process.env, ...settings } })
}

const hashesOf = ({ sets }: Anchors) => sets.map(({ hash }) => hash)

test('the anchors script adds validators over two rotations, each signed by the previous validators', async () => {
  write(pins[0]!)
  const { stdout } = await refresh()
  expect(hashesOf(read())).toEqual(pins.flatMap(hashesOf))
  expect(new Set(hashesOf(read())).size).toBe(3)
  expect(read().sets.map(({ until }) => until)).toEqual(pins.map(({ sets }) => sets[0]!.until))
  expect(stdout).toContain('These are the validators in force.')
})

/** Links from the validators of block 48 to those of now. */
async function chained() {
  const ask = provers(() => served.origin)
  const newest = network.chain.head(-1)
  const keyOf = ({ prevKeyBlockSeqno }: ChainBlock) => network.chain.block(-1, prevKeyBlockSeqno)!
  const keys = [network.chain.block(-1, 48)!, ...pins.slice(1).map(pin => network.chain.block(-1, pin.sets[0]!.seqno)!)]
  const [start, ...later] = keys.map(keyOf)
  const hops = await Promise.all(
    later.map(async block => ({
      block: idOf(block),
      boc: new Uint8Array(block.boc),
      signatures: (await ask.signatures(block.seqno)).set,
    })),
  )
  const { set } = await ask.signatures(newest.seqno)
  const { config } = await ask.node<{ config: { bytes: string } }>(`getConfigParam?param=34&seqno=${newest.seqno - 1}`)
  const signatures: Link = { kind: 'signatures', set, validators: ofBase64(config.bytes) }
  const rotations = {
    kind: 'rotations',
    start: { block: idOf(start!), boc: new Uint8Array(start!.boc) },
    hops,
  } as const
  const header: Link = { kind: 'header', boc: new Uint8Array(newest.boc) }
  return { claim: { kind: 'block', block: idOf(newest) } as const, header, signatures, rotations }
}

async function endOf(anchors: Anchors, change: (link: Extract<Link, { kind: 'rotations' }>) => Link = link => link) {
  const { claim, header, signatures, rotations } = await chained()
  const verify = createVerifier(claim, anchors)
  expect((await verify(header)).checked.kind).toBe('proved')
  expect((await verify(signatures)).checked).toMatchObject({ kind: 'proved', facts: { authority: { kind: 'named' } } })
  return (await verify(change({ ...rotations, hops: [...rotations.hops] }))).checked
}

test('current validators are proved from pinned ones over two rotations, but not by a short or unsigned chain', async () => {
  const pinned = { kind: 'pinned', made: pins[0]!.made, rotations: 2 }
  expect(await endOf(pins[0]!)).toMatchObject({ kind: 'proved', facts: { authority: pinned } })
  expect(await endOf(NO_ANCHORS)).toMatchObject({ kind: 'contradicted', evidence: { what: 'validators' } })
  const short = await endOf(pins[0]!, link => ({ ...link, hops: link.hops.slice(0, 1) }))
  expect(short).toMatchObject({ kind: 'contradicted', evidence: { what: 'validators' } })
  const swapped = await endOf(pins[0]!, link => ({
    ...link,
    hops: link.hops.map((hop, at) => ({ ...hop, signatures: link.hops[1 - at]!.signatures })),
  }))
  expect(swapped).toMatchObject({ kind: 'contradicted', evidence: { what: 'signed block' } })
})

test('the anchors script adds nothing when the last pinned set is in force', async () => {
  write(pins.at(-1)!)
  await refresh()
  expect(hashesOf(read())).toEqual(hashesOf(pins.at(-1)!))
  expect(read().made).toBe(pins.at(-1)!.made)
})

test.each<[Flaw, RegExp]>([
  ['wrong signature', /is not shown/],
  ['too little weight', /is not shown/],
])('the anchors script pins no unsigned validators from a node with a %s', async (proofs, complaint) => {
  write(pins[0]!)
  await fetch(`${served.origin}/control/degradations`, { method: 'POST', body: JSON.stringify({ proofs }) })
  await expect(refresh()).rejects.toThrow(complaint)
  expect(read()).toEqual(pins[0])
})

test('the anchors script refuses an anchor that the chain does not have', async () => {
  const [pin] = pins
  const strange = { ...pin!, sets: pin!.sets.map(set => ({ ...set, hash: '5a'.repeat(32) })) }
  write(strange)
  await expect(refresh()).rejects.toThrow(/are pinned/)
  expect(read()).toEqual(strange)
})

test('the anchors script refuses a file without validators', async () => {
  write(NO_ANCHORS)
  await expect(refresh()).rejects.toThrow(/pins no validators/)
})
