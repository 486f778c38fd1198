import { beforeEach, expect, test, vi } from 'vitest'
import type { BlockHeader, BlockId } from '../../src/domain/block/block.ts'
import { eventually } from '../support/eventually.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { queryOf, ready } from './support/query.ts'

beforeEach(() => () => {
  vi.doUnmock('../../src/stores/block.ts')
  vi.doUnmock('../../src/stores/blocks.ts')
})

const WHOLE = '8000000000000000'
const master = (seqno: number): BlockId => ({ workchain: -1, shard: WHOLE, seqno })
const shard = (shard: string, seqno: number): BlockId => ({ workchain: 0, shard, seqno })
const [LEFT, RIGHT] = ['4000000000000000', 'c000000000000000']
const header: BlockHeader = {
  ...shard(WHOLE, 9),
  rootHash: 'a'.repeat(64),
  fileHash: 'b'.repeat(64),
  globalId: -239,
  version: 12,
  genUtime: 1e9,
  previous: [shard(WHOLE, 8)],
  beforeSplit: false,
}

/** Texts and paths of the links to the neighbours of a block. */
async function neighboursOf(id: BlockId, parts: Partial<BlockHeader> = {}, successors: BlockId[] = []) {
  const [own, next] = [queryOf(ready({ ...header, ...id, ...parts })), queryOf(ready(successors))]
  const $successors = vi.fn((..._: unknown[]) => next)
  const load = part(
    async () => {
      vi.doMock('../../src/stores/block.ts', () => ({ $blockHeader: () => own, $successors }))
      return (await import('../../src/islands/block/BlockNeighbours.tsx')).BlockNeighbours
    },
    { id },
  )
  const { screen } = await openScreen('/', load)
  const links = [...screen.getByRole('navigation', { name: 'Neighbouring blocks' }).querySelectorAll('a')]
  return { $successors, links: links.map(link => [link.textContent?.trim(), link.getAttribute('href')]) }
}
const pathOf = (name: string, seqno: number) => `/block/${seqno}?workchain=0&shard=${name}`

test.each([
  [1, [['Next Block', '/block/2']]],
  [
    2,
    [
      ['Previous Block', '/block/1'],
      ['Next Block', '/block/3'],
    ],
  ],
])('masterchain block %i links the blocks before and after it, but not the zero state', async (seqno, links) => {
  expect((await neighboursOf(master(seqno))).links).toEqual(links)
})

test('neighbours in the same shard are linked without its name', async () => {
  const { links } = await neighboursOf(shard(WHOLE, 9), {}, [shard(WHOLE, 10)])
  expect(links).toEqual([
    ['Previous Block', pathOf(WHOLE, 8)],
    ['Next Block', pathOf(WHOLE, 10)],
  ])
})

test('the first block of a shard has no previous one', async () => {
  const { links } = await neighboursOf(shard(WHOLE, 1), { previous: [shard(WHOLE, 0)] })
  expect(links).toEqual([])
})

test('neighbours in other shards are named, after a merge and before a split', async () => {
  const parts = { previous: [shard(LEFT, 7), shard(RIGHT, 8)], beforeSplit: true }
  const { $successors, links } = await neighboursOf(shard(WHOLE, 9), parts, [shard(LEFT, 10), shard(RIGHT, 10)])
  expect(links).toEqual([
    ['Previous Block 4…', pathOf(LEFT, 7)],
    ['Previous Block c…', pathOf(RIGHT, 8)],
    ['Next Block 4…', pathOf(LEFT, 10)],
    ['Next Block c…', pathOf(RIGHT, 10)],
  ])
  expect($successors).toHaveBeenCalledWith(0, WHOLE, 9, 1)
})

/** Opens the notice of a block that is not ready, while the newest masterchain block is in this state. */
async function openNotReady(id: BlockId, head: object) {
  const refresh = vi.fn()
  const [newest, own] = [queryOf(head), queryOf({ status: 'failed', error: new Error('x'), changing: false }, refresh)]
  const load = part(
    async () => {
      vi.doMock('../../src/stores/block.ts', () => ({ $blockHeader: () => own }))
      vi.doMock('../../src/stores/blocks.ts', () => ({ $masterchain: () => newest }))
      return (await import('../../src/islands/block/NotReady.tsx')).default
    },
    { id },
  )
  return { ...(await openScreen('/', load)), newest, refresh }
}
const [NOT_MADE, NOT_THERE] = ['This block is not made yet', 'This block is not there yet']

test.each([
  ['of the masterchain, after the newest', master(8001), ready({ seqno: 8000 }), NOT_MADE],
  ['of the masterchain, the newest', master(8000), ready({ seqno: 8000 }), NOT_THERE],
  ['of the masterchain, with an unknown newest', master(8001), { status: 'loading' }, NOT_THERE],
  ['of a shard', shard(WHOLE, 8001), ready({ seqno: 8000 }), NOT_THERE],
])('a block %s that is not ready: case %#', async (_, id, head, title) => {
  const { screen } = await openNotReady(id, head)
  expect([NOT_MADE, NOT_THERE].filter(text => screen.queryByText(text))).toEqual([title])
  expect(screen.queryAllByText(/^The newest one is #8,000\./)).toHaveLength(Number(title === NOT_MADE))
})

test('a block that is not made yet is asked for once it is made', async () => {
  const { newest, refresh, screen } = await openNotReady(master(8001), ready({ seqno: 7999 }))
  newest.set(ready({ seqno: 8000 }))
  await screen.findByText(/^The newest one is #8,000\./)
  expect(refresh).not.toHaveBeenCalled()
  newest.set(ready({ seqno: 8001 }))
  await screen.findByText(NOT_THERE)
  await eventually(() => expect(refresh).toHaveBeenCalledTimes(1))
})

test.each<[Partial<BlockHeader>, string, string]>([
  [{}, '-239', '12'],
  [{ globalId: null, version: null }, '—', '—'],
])('the header of a block has its figures, or “—”: %j', async (parts, globalId, version) => {
  const load = part(async () => (await import('../../src/islands/block/BlockHeaderFacts.tsx')).BlockHeaderFacts, {
    header: { ...header, ...parts },
  })
  const { screen } = await openScreen('/', load)
  await screen.findByText('Global ID')
  expect(factsOf()).toMatchObject({
    Workchain: '0',
    'Sequence number': '9',
    'Root hash': header.rootHash,
    'File hash': header.fileHash,
    'Global ID': globalId,
    Version: version,
    'Generated at': expect.stringMatching(/2001.+ · \d+d ago$/),
  })
})

const OF_USERS = /^Masterchain blocks hold mostly transactions of the system itself\./

test.each([
  [master(5), 1],
  [shard(WHOLE, 5), 0],
])('an empty block says so, and only one of the masterchain says where those of users are: %j', async (id, count) => {
  const none = queryOf(ready({ transactions: [], incomplete: false, unreadable: 0 }))
  const load = part(
    async () => {
      vi.doMock('../../src/stores/block.ts', () => ({ $blockTransactions: () => none }))
      return (await import('../../src/islands/block/BlockTransactions.tsx')).BlockTransactions
    },
    { id },
  )
  const { screen } = await openScreen('/', load)
  screen.getByText('No transactions in this block')
  expect(screen.queryAllByText(OF_USERS)).toHaveLength(count)
})

test('the shard blocks of a masterchain block are linked by their shard and number', async () => {
  const shards = queryOf(ready({ rows: [shard(LEFT, 1234), shard(RIGHT, 5)], unreadable: 0 }))
  const load = part(
    async () => {
      vi.doMock('../../src/stores/block.ts', () => ({ $blockShards: () => shards }))
      return (await import('../../src/islands/block/BlockShards.tsx')).BlockShards
    },
    { seqno: 5 },
  )
  await openScreen('/', load)
  expect([...document.querySelectorAll('li a')].map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    [`Workchain 0${LEFT}#1,234`, pathOf(LEFT, 1234)],
    [`Workchain 0${RIGHT}#5`, pathOf(RIGHT, 5)],
  ])
})
