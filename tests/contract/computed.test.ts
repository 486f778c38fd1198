import { expect, test, vi } from 'vitest'
import { configCell } from '../../scripts/localnet/node-api/config.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { hashCell } from '../../src/ton/cell-hash.ts'
import { rootOf } from '../../src/ton/replay/bag.ts'
import { CONFIG, computedPage, ELECTOR, endOf, LINK, walletOf } from './support/computed-page.ts'

const page = computedPage()
const wallet = () => walletOf(page)

const configHash = () => configCell(page.network.chain.config).hash().toString('hex')
const head = () => page.network.chain.head(-1).seqno

/** The configuration without `ConfigParam 8`. */
function otherConfig() {
  const parameters = new Map(page.network.chain.config)
  parameters.delete(8)
  return configCell(parameters)
}

function withAnotherConfig(body: string): string {
  const bytes = otherConfig().toBoc().toString('base64')
  return body.replace(/"bytes":"[^"]+"/, `"bytes":"${bytes}"`)
}

const refused = () => ({
  status: 'contradicted',
  evidence: { what: 'configuration', expected: otherConfig().hash().toString('hex'), found: configHash() },
})

const callsOf = (address: RawAddress) => [
  `/v2/liteserver/get_account_state/${address}`,
  '/api/v2/getMasterchainBlockSignatures',
  '/api/v2/getConfigParam',
]

test('the proof of a shard account also proves the configuration, without another call', async () => {
  const address = wallet()
  const end = await endOf(address, 'seqno')
  expect(end).toMatchObject({ status: 'computed', exitCode: 0, seqno: head(), isSigned: true, config: 'signed' })
  expect(page.asked).toEqual([...callsOf(address), CONFIG])
  expect(page.given.map(({ config }) => hashCell(rootOf(config)))).toEqual([configHash()])
})

test('a get-method runs at the time of its account’s proved block, not at that of the device', async () => {
  const { genUtime } = page.network.chain.head(0)
  vi.setSystemTime(1000 * (genUtime - 3600))
  await endOf(wallet(), 'seqno')
  expect(page.given.map(({ utime }) => utime)).toEqual([genUtime])
})

test('a get-method that reads no configuration does not depend on one', async () => {
  page.uses = 'none'
  expect(await endOf(wallet(), 'seqno')).toMatchObject({ isSigned: true, config: 'unused' })
})

test.each(['signed', 'not signed'])(
  'a configuration contradicted by the state’s proof is refused before the get-method runs: %s',
  async ground => {
    page.isPinned = ground === 'signed'
    page.lies[CONFIG] = withAnotherConfig
    expect(await endOf(wallet(), 'seqno')).toEqual(refused())
    expect(page.given).toEqual([])
  },
)

test('a configuration in a state of unpinned validators counts as named by the node', async () => {
  page.isPinned = false
  expect(await endOf(wallet(), 'seqno')).toMatchObject({ status: 'computed', isSigned: false, config: 'named' })
})

test('a masterchain account takes one more call, which proves the configuration', async () => {
  const end = await endOf(ELECTOR, 'active_election_id')
  expect(end).toMatchObject({ status: 'computed', exitCode: 0, seqno: head(), isSigned: true, config: 'signed' })
  expect(page.asked).toEqual([...callsOf(ELECTOR), LINK, CONFIG])
})

test('a masterchain account signed by unknown validators makes no call to prove the configuration', async () => {
  page.isPinned = false
  expect(await endOf(ELECTOR, 'active_election_id')).toMatchObject({ isSigned: false, config: 'named' })
  expect(page.asked).not.toContain(LINK)
})

test('a configuration that differs from the masterchain state is refused', async () => {
  page.lies[CONFIG] = withAnotherConfig
  expect(await endOf(ELECTOR, 'active_election_id')).toEqual(refused())
  expect(page.given).toEqual([])
})

/** The path from an older block to the one before it. */
async function earlierLink(): Promise<string> {
  const seqno = head() - 3
  const query = `workchain=-1&shard=-9223372036854775808&seqno=${seqno - 1}&from_seqno=${seqno}`
  const answer = await fetch(`${page.origin}${LINK}?${query}`)
  return /"mc_proof":\[.+\]/.exec(await answer.text())?.[0] ?? ''
}

test.each([
  ['does not come', () => undefined],
  ['has no link', (body: string) => body.replace(/"mc_proof":\[.+\]/, '"mc_proof":[]')],
  ['is cut off', (body: string) => body.replace(/"state_proof":"([^"]{40})[^"]+"/, '"state_proof":"$1"')],
  ['is of another block', (body: string, earlier: string) => body.replace(/"mc_proof":\[.+\]/, earlier)],
])('the configuration counts as named by the node when the proof of the masterchain state %s', async (_, lie) => {
  const earlier = await earlierLink()
  expect(earlier).toContain('state_proof')
  const answers: [string, string | undefined][] = []
  page.lies[LINK] = body => {
    const forged = lie(body, earlier)
    answers.push([body, forged])
    return forged
  }
  expect(await endOf(ELECTOR, 'active_election_id')).toMatchObject({ isSigned: true, config: 'named' })
  expect(answers.length).toBeGreaterThan(0)
  for (const [body, forged] of answers) expect(forged).not.toBe(body)
})
