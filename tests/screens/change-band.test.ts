import { expect, test } from 'vitest'
import type { Outcome } from '../../src/domain/transaction/outcome.ts'
import type { Summary } from '../../src/domain/transaction/sentence.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, BOB, CAROL } from '../support/transaction.ts'

/** Providers that know nothing. */
const SILENT = { faults: [{ match: '/', status: 400 }] }
const SURE = 'Check that this was you'
const PERHAPS = 'Asked for. If it was done:'
const owner = { kind: 'owner', who: BOB } as const
const keyOn = { kind: 'key-on' } as const

async function openBand(outcome: Outcome, changes: Summary['changes'], moreChanges = 0) {
  const load = part(async () => (await import('../../src/islands/transaction/ChangeBand.tsx')).default, {
    summary: { outcome, changes, moreChanges } as Summary,
  })
  await openScreen('/', load, SILENT)
  return document.querySelector('[role=note]')
}

test.each<[string, Outcome, Summary['changes'], string | undefined]>([
  ['done', { kind: 'done' }, [keyOn, owner], SURE],
  ['surely made', { kind: 'changed', isSure: true }, [owner], SURE],
  ['perhaps made', { kind: 'changed', isSure: false }, [owner], PERHAPS],
  ['proposed', { kind: 'proposed' }, [owner], PERHAPS],
  ['harmless', { kind: 'done' }, [keyOn], undefined],
])('changes of access that are %s are warned of only if they give control away', async (_, outcome, changes, title) => {
  const band = await openBand(outcome, changes)
  expect(band?.querySelector('p')?.textContent).toBe(title)
})

test.each([
  [10, 0, 10, undefined],
  [11, 0, 10, 'and 1 more change'],
  [12, 3, 10, 'and 5 more changes'],
])('of %i listed and %i further changes of access the first ten are shown', async (count, further, shown, words) => {
  const band = await openBand({ kind: 'changed', isSure: true }, Array(count).fill(owner), further)
  expect(band?.querySelectorAll('li')).toHaveLength(shown)
  expect(band?.querySelector('ul + p')?.textContent).toBe(words)
})

const step = (account: string, ...interfaces: string[]) => ({ account, interfaces })

test.each([
  ['an NFT item', [step(ALICE, 'wallet_v4r2'), step(BOB, 'nft_item'), step(CAROL, 'nft_item_simple')], [[BOB, CAROL]]],
  ['no NFT item', [step(ALICE, 'wallet_v4r2'), step(BOB, 'nft_collection')], []],
])('accounts of a trace with %s are learnt as items by their interfaces', async (_, steps, expected) => {
  const learnt: string[][] = []
  const load = part(async () => (await import('../../src/islands/transaction/trace/LearnTokens.tsx')).LearnItems, {
    trace: { steps } as never,
    onWallets: (_wallets: object, _complete: object, items?: ReadonlySet<string>) => learnt.push([...(items ?? [])]),
  })
  await openScreen('/', load, SILENT)
  await eventually(() => expect(learnt).toEqual(expected))
})
