import { expect, it } from 'vitest'
import { chooseChecks, skippedTests, summarize } from '../../../scripts/checks/test-summary.mjs'

const checks = [{ name: 'types' }, { name: 'types of pages' }, { name: 'hosts' }]

it('chooses all checks, or those whose names hold a word', () => {
  expect(chooseChecks(checks, [])).toEqual(checks)
  expect(chooseChecks(checks, ['types', 'host'])).toEqual(checks)
  expect(chooseChecks(checks, ['pages'])).toEqual([{ name: 'types of pages' }])
})

it('leaves long checks out unless they are asked for', () => {
  const both = [...checks, { name: 'long tests' }]
  expect(chooseChecks(both, [])).toEqual(checks)
  expect(chooseChecks(both, ['long'])).toEqual([{ name: 'long tests' }])
})

it('refuses a word that names no check, and names those there are', () => {
  expect(() => chooseChecks(checks, ['hosts', 'typo'])).toThrow(
    'No check is called “typo”. There are:\n  types\n  types of pages\n  hosts',
  )
})

it('counts what passed and failed, a check without an end among the failed', () => {
  const results = [0, 0, 1, null].map((status, i) => ({ name: `check ${i}`, status }))
  const { lines, failed } = summarize(results)
  expect([lines.at(-1), failed]).toEqual(['checks: 2 passed, 2 failed', 2])
})

it('ends with why a check failed: its last lines, and none of a check that passed', () => {
  const printed = Array.from({ length: 60 }, (_, i) => `line ${i}`).join('\n')
  const { lines } = summarize([
    { name: 'types', status: 0, printed: 'fine' },
    { name: 'tests', status: 1, printed: `${printed}\n` },
  ])
  expect(lines.slice(0, 2)).toEqual(['── tests failed with:', 'line 10'])
  expect(lines.slice(-2)).toEqual(['line 59', 'checks: 1 passed, 1 failed'])
  expect(lines).toHaveLength(52)
})

it('names what was skipped and why, and does not count it as passed', () => {
  const results = [
    { name: 'types', status: 0, skipped: [] },
    { name: 'hosts', status: 77, skipped: ['nginx is not installed'] },
    { name: 'tests', status: 0, skipped: skippedTests('{"numPendingTests":152}') },
  ]
  expect(summarize(results)).toEqual({
    lines: [
      'skipped in hosts: nginx is not installed',
      "skipped in tests: 152 tests, as the providers' schemas and recordings are not here (../shared is absent)",
      'checks: 2 passed, 0 failed, 2 skipped',
    ],
    failed: 0,
  })
  expect(skippedTests('{"numPendingTests":0}')).toEqual([])
})
