import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Chain } from '../../scripts/localnet/chain/chain.ts'
import { anchorsOf } from '../../scripts/localnet/proofs/anchors.ts'
import type { Flaw } from '../../scripts/localnet/proofs/flaw.ts'
import { type Anchors, NO_ANCHORS } from '../../src/domain/proof/anchors.ts'
import { formatAnchors, readAnchors } from '../../src/providers/site/anchors.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { openFixed } from './support/history.ts'

const run = promisify(execFile)
const script = new URL('../../scripts/anchors/anchors.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'anchors-'))
const file = join(folder, 'anchors.json')

let served: Served
/** What a build would have pinned in each round, the first one first. */
let pins: Anchors[]
beforeAll(async () => {
  const { chain, ...rest } = await openFixed('standard')
  if (!(chain instanceof Chain)) throw new Error('Only the chain itself is stepped to a time')
  // The history holds one rotation, after block 50, and those who will take over next are elected.
  pins = [anchorsOf(chain, chain.block(-1, 48)!), anchorsOf(chain)]
  const { until } = pins[1]!.sets[0]!
  while (chain.now + 6000 < until) await chain.step(chain.now + 6000)
  for (const after of [1, 30, 59, 80]) await chain.step(until + after)
  pins.push(anchorsOf(chain))
  served = await serve({ chain, ...rest } as never, { control: true })
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

test('anchors are brought up to date over two rotations, each signed for by the validators before', async () => {
  write(pins[0]!)
  const { stdout } = await refresh()
  expect(hashesOf(read())).toEqual(pins.flatMap(hashesOf))
  expect(new Set(hashesOf(read())).size).toBe(3)
  expect(read().sets.map(({ until }) => until)).toEqual(pins.map(({ sets }) => sets[0]!.until))
  expect(stdout).toContain('Nobody has taken over since.')
})

test('nothing is added when nobody has taken over', async () => {
  write(pins.at(-1)!)
  await refresh()
  expect(hashesOf(read())).toEqual(hashesOf(pins.at(-1)!))
  expect(read().made).toBe(pins.at(-1)!.made)
})

test.each<[Flaw, RegExp]>([
  ['wrong signature', /is not shown/],
  ['too little weight', /is not shown/],
])('with a %s nobody is pinned who was not signed for', async (proofs, complaint) => {
  write(pins[0]!)
  await fetch(`${served.origin}/control/moods`, { method: 'POST', body: JSON.stringify({ proofs }) })
  await expect(refresh()).rejects.toThrow(complaint)
  expect(read()).toEqual(pins[0])
})

test('an anchor that the chain does not have is refused', async () => {
  const [pin] = pins
  const strange = { ...pin!, sets: pin!.sets.map(set => ({ ...set, hash: '5a'.repeat(32) })) }
  write(strange)
  await expect(refresh()).rejects.toThrow(/are pinned/)
  expect(read()).toEqual(strange)
})

test('a file that pins nobody gives nothing to begin with', async () => {
  write(NO_ANCHORS)
  await expect(refresh()).rejects.toThrow(/pins no validators/)
})
