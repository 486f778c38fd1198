import { expect, test } from 'vitest'
import type { MethodRun } from '../../src/domain/method/value.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const REFUSED = 'The method ended with an error and returned nothing.'
const block = { workchain: -1, shard: '8000000000000000', seqno: 1234 }
const AFTER_BLOCK = 'Computed after block 1,234 by toncenter · 5,678 gas'
const UNKNOWN_BLOCK = 'Computed by toncenter, which does not say after which block'

test.each<[Partial<MethodRun>, boolean, string]>([
  [{ exitCode: 0 }, true, AFTER_BLOCK],
  [{ exitCode: 1 }, true, AFTER_BLOCK],
  [{ exitCode: 11 }, false, AFTER_BLOCK],
  [{ block: null, gasUsed: null }, true, UNKNOWN_BLOCK],
])('a run of a get-method shows its values or its error, and where it ran: %j', async (parts, isGood, origin) => {
  const stack = [{ kind: 'int', value: '7' } as const]
  const run: MethodRun = { exitCode: 0, gasUsed: '5678', stack, block, lastTransaction: null, ...parts }
  const call = { address: ALICE, method: 'some_method', args: [] }
  const load = part(async () => (await import('../../src/islands/contract/MethodResult.tsx')).MethodResult, {
    raw: ALICE,
    state: { status: 'ended' as const, call, run, source: 'toncenter', at: 1 },
  })
  const { screen } = await openScreen('/', load, { faults: [{ match: '/', status: 400 }] })
  expect(factsOf()).toEqual(isGood ? { 'Value 1': '7' } : {})
  expect(screen.queryAllByText(REFUSED)).toHaveLength(isGood ? 0 : 1)
  expect(screen.queryAllByText(/^Exit code 11: ./)).toHaveLength(isGood ? 0 : 1)
  const labels = [...document.querySelectorAll('p.label')].map(({ textContent }) => textContent)
  expect(labels).toContain(origin)
  const path = run.block ? '/block/1234' : undefined
  expect(document.querySelector('a')?.getAttribute('href')).toBe(path)
})
