import type { ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openScreen, part } from '../support/screen.ts'
import { queryOf, ready } from './support/query.ts'
import { roundOf } from './support/round.ts'

const failed = { status: 'failed', error: new Error('down'), changing: false }
const HASH = 'a'.repeat(64)
const head = ready({ seqno: 1234, rootHash: HASH, fileHash: HASH, stateRootHash: null })

/** Opens a part with the newest block in this state, `age` seconds old, and the tenth before it, made 26 s earlier. */
async function openHome(load: () => Promise<ComponentType>, newest: object, age = 10) {
  const screen = part(async () => {
    const now = Math.floor(Date.now() / 1000) - age
    const briefs = [
      { seqno: 1234, utime: now, transactions: 1 },
      { seqno: 1224, utime: now - 26, transactions: 1 },
    ]
    const [own, blocks] = [queryOf(newest), queryOf(ready(briefs))]
    vi.doMock('../../src/stores/blocks.ts', () => ({ $masterchain: () => own, $blockBriefs: () => blocks }))
    return load()
  }, {})
  onTestFinished(() => void vi.doUnmock('../../src/stores/blocks.ts'))
  return openScreen('/', screen, { faults: [{ match: '/', status: 400 }] })
}
const chips = async () => (await import('../../src/islands/home/HomeChips.tsx')).HomeChips

test.each<[string, object, number, string]>([
  ['Network Online', head, 15, 'bg-good'],
  ['Network Delayed', head, 100, 'bg-warn'],
  ['Network Stalled', head, 1000, 'bg-bad'],
  ['Device Clock Differs', head, -1000, 'bg-edge'],
  ['Network Unreachable', failed, 15, 'bg-bad'],
  ['Asking the network …', { status: 'loading' }, 15, 'bg-edge'],
])('Home says “%s” with a light of its colour: case %#', async (words, newest, age, light) => {
  const { screen } = await openHome(chips, newest, age)
  expect(screen.getByText(words).querySelector('span')?.className).toContain(light)
})

test.each<[string, object, string | undefined]>([
  ['Block#1,234', head, '/block/1234'],
  ['Block —', failed, undefined],
])('Home says “%s”, with a link only to a block that is known', async (words, newest, path) => {
  await openHome(chips, newest)
  const chip = [...document.querySelectorAll('.chip')].find(({ textContent }) => textContent === words)
  expect(chip).toBeDefined()
  expect(chip?.getAttribute('href') ?? undefined).toBe(path)
})

test('Home has the progress of the running round and its number of validators', async () => {
  const load = part(async () => (await import('../../src/islands/home/RunningRound.tsx')).RunningRound, {})
  const { screen } = await openScreen('/', load, { faults: ({ now }) => [roundOf(now, 1400)] })
  await screen.findByText('1,400 elected for the running round')
  screen.getByText(/^5\d\.\d% over$/)
  expect(screen.getByRole('link', { name: /^All validators/ }).getAttribute('href')).toBe('/validators')
})
