import { expect, it } from 'vitest'
import { chooseChecks, skippedTests, summarize } from '../../../scripts/checks/test-summary.mjs'

const checks = [{ name: 'types' }, { name: 'types of pages' }, { name: 'hosts' }]

it('chooseChecks chooses all checks, or those whose names contain a word', () => {
  expect(chooseChecks(checks, [])).toEqual(checks)
  expect(chooseChecks(checks, ['types', 'host'])).toEqual(checks)
  expect(chooseChecks(checks, ['pages'])).toEqual([{ name: 'types of pages' }])
})

it('chooseChecks excludes long checks unless they are named', () => {
  const both = [...checks, { name: 'long tests' }]
  expect(chooseChecks(both, [])).toEqual(checks)
  expect(chooseChecks(both, ['long'])).toEqual([{ name: 'long tests' }])
})

it('chooseChecks refuses a word that matches no check, and lists the checks', () => {
  expect(() => chooseChecks(checks, ['hosts', 'typo'])).toThrow(
    'No check is called “typo”. There are:\n  types\n  types of pages\n  hosts',
  )
})

it('summarize counts passed and failed checks, and an unfinished check as failed', () => {
  const results = [0, 0, 1, null].map((status, i) => ({ name: `check ${i}`, status }))
  const { lines, failed } = summarize(results)
  expect([lines.at(-1), failed]).toEqual(['checks: 2 passed, 2 failed', 2])
})

it('summarize prints the last lines of a failed check', () => {
  const printed = Array.from({ length: 60 }, (_, i) => `line ${i}`).join('\n')
  const { lines } = summarize([
    { name: 'types', status: 0, printed: 'fine' },
    { name: 'tests', status: 1, printed: `${printed}\n` },
  ])
  expect(lines.slice(0, 2)).toEqual(['── tests failed with:', 'line 10'])
  expect(lines.slice(-2)).toEqual(['line 59', 'checks: 1 passed, 1 failed'])
  expect(lines).toHaveLength(52)
})

it('summarize names skipped checks with reasons and does not count them as passed', () => {
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
