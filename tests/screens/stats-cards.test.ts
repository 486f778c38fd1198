import type { ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MasterchainBrief } from '../../src/domain/block/time.ts'
import type { NetworkStats } from '../../src/domain/network/stats.ts'
import { closeScreen, factsOf, figureOf, openScreen, part } from '../support/screen.ts'
import { queryOf, ready } from './support/query.ts'

const failed = { status: 'failed', error: new Error('down'), changing: false }
const stats: Omit<NetworkStats, 'genUtime'> = {
  seqno: 1234,
  globalId: -239,
  version: 12,
  softwareVersion: 3,
  transactions: 5,
  feesCollected: '2500000000',
  feesBurned: '1250000000',
}

function mockStores(own: object, blocks: object) {
  vi.doMock('../../src/stores/network-stats.ts', () => ({ $networkStats: () => own }))
  vi.doMock('../../src/stores/blocks.ts', () => ({ $blockBriefs: () => blocks, $masterchain: () => blocks }))
}
function unmockStores() {
  vi.doUnmock('../../src/stores/network-stats.ts')
  vi.doUnmock('../../src/stores/blocks.ts')
}

type Given = { parts?: Partial<NetworkStats>; briefs?: MasterchainBrief[]; age?: number }

/** Opens a card of the newest block, made `age` seconds ago, beside these blocks; without them, their list failed to load. */
async function openCard(name: 'ActivityCard' | 'HealthCard', { parts, briefs, age = 10 }: Given) {
  const load = part(async (): Promise<ComponentType> => {
    const genUtime = Math.floor(Date.now() / 1000) - age
    const [own, blocks] = [queryOf(ready({ ...stats, genUtime, ...parts })), queryOf(briefs ? ready(briefs) : failed)]
    mockStores(own, blocks)
    return (await import('../../src/islands/stats/NetworkCards.tsx'))[name]
  }, {})
  onTestFinished(unmockStores)
  await openScreen('/stats', load)
  return factsOf()
}
const NONE = 'No data available'

test('network activity has the time between blocks, transactions, and the fees collected and burned', async () => {
  const briefs = [
    { seqno: 1235, utime: 1026, transactions: 7 },
    { seqno: 1234, utime: 1024, transactions: 1250 },
    { seqno: 1225, utime: 1000, transactions: null },
  ]
  // 26 s for 10 blocks.
  expect(await openCard('ActivityCard', { briefs })).toEqual({
    'Block time': '2.60 seconds measured over 10 blocks',
    'Latest block transactions': '1,250 in #1,234 and its shard blocks',
    'Fees collected': '2.5 TON in #1,234, its reward included',
    'Fees burned': '1.25 TON in #1,234',
  })
})

test('unknown figures of network activity are marked as missing, and no fees as 0', async () => {
  const parts = { transactions: null, feesCollected: null, feesBurned: '0' }
  const facts = { 'Block time': 'about 5 seconds', 'Fees collected': NONE, 'Fees burned': '0 TON in #1,234' }
  expect(await openCard('ActivityCard', { parts })).toEqual({ ...facts, 'Latest block transactions': NONE })
})

test.each<[number, string, string, string]>([
  [15, 'Healthy', 'bg-good', '\\d+s ago'],
  [100, 'Delayed', 'bg-warn', '1m ago'],
  [1000, 'Stalled', 'bg-bad', '16m ago'],
  [-1000, 'Unclear: this device’s clock differs', 'bg-edge', '—'],
])('a network whose newest block is %i s old is told as such: %s', async (age, word, light, ago) => {
  const { Status } = await openCard('HealthCard', { age })
  expect(Status).toMatch(new RegExp(`^${word}its newest block was made ${ago}$`))
  expect(document.querySelector('dd .rounded-full')?.className).toContain(light)
})

test('versions of the network are “—” if they are unknown', async () => {
  const versions = (facts: Record<string, string>) =>
    ['Software version', 'Block version', 'Global ID'].map(label => facts[label])
  expect(versions(await openCard('HealthCard', {}))).toEqual(['3', '12', '-239'])
  await closeScreen()
  const parts = { softwareVersion: null, version: null, globalId: null }
  expect(versions(await openCard('HealthCard', { parts }))).toEqual(['—', '—', '—'])
})

test.each<[string, Partial<NetworkStats> | null, string, string]>([
  ['known', { transactions: 1250 }, '1,250', 'in block #1,234 alone'],
  ['zero', { transactions: 0 }, '0', 'in block #1,234 alone'],
  ['unknown', { transactions: null }, '—', 'in block #1,234 alone'],
  ['of no block', null, '—', 'in the newest block'],
])('the tiles of the network do not show 0 for unknown figures: transactions are %s', async (...given) => {
  const [, parts, figure, note] = given
  const load = part(async () => {
    const own = parts ? ready({ ...stats, genUtime: 1_700_000_000, ...parts }) : failed
    mockStores(queryOf(own), queryOf(failed))
    return (await import('../../src/islands/stats/StatsTiles.tsx')).StatsTiles
  }, {})
  onTestFinished(unmockStores)
  const { screen } = await openScreen('/stats', load, { faults: [{ match: '/', status: 400 }] })
  const labels = ['Latest Block', 'Block Transactions', 'Active Validators', 'Total Stake']
  expect(labels.map(figureOf)).toEqual(['—', figure, '—', '—'])
  screen.getByText(note)
})
