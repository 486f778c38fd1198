/** Selects checks and summarizes their results. Plain JavaScript without packages, as it runs before these are installed. */

/** Exit status of a check that cannot run here, as in Automake. */
export const SKIPPED = 77

/** Prefix of checks that only run on request. */
const LONG = 'long '

/** Lines of a failed check that are repeated at the end, so that a truncated log shows the reason. */
const LAST_LINES = 50

/** @typedef {{ name: string, status: number | null, skipped?: string[], printed?: string }} Result `skipped` says which parts were not run, and why */

/**
 * Checks whose names contain one of the words; without words, all but the long ones. Throws for a word without a match.
 * @template {{ name: string }} T
 * @param {T[]} checks
 * @param {string[]} words
 */
export function chooseChecks(checks, words) {
  const unknown = words.filter(word => !checks.some(({ name }) => name.includes(word)))
  if (unknown.length > 0) {
    const names = checks.map(({ name }) => `  ${name}`).join('\n')
    throw new Error(`No check is called “${unknown.join('”, “')}”. There are:\n${names}`)
  }
  if (words.length === 0) return checks.filter(({ name }) => !name.startsWith(LONG))
  return checks.filter(({ name }) => words.some(word => name.includes(word)))
}

/**
 * Last lines of each failed check, lines about skipped parts, and a final line with all counts.
 * @param {Result[]} results
 */
export function summarize(results) {
  const parts = results.flatMap(({ name, skipped = [] }) => skipped.map(reason => `skipped in ${name}: ${reason}`))
  const passed = results.filter(({ status }) => status === 0).length
  const failed = results.filter(({ status }) => status !== 0 && status !== SKIPPED)
  const ends = failed.flatMap(({ name, printed = '' }) => [
    `── ${name} failed with:`,
    ...printed.trimEnd().split('\n').slice(-LAST_LINES),
  ])
  const counts = `checks: ${passed} passed, ${failed.length} failed`
  return {
    lines: [...ends, ...parts, parts.length > 0 ? `${counts}, ${parts.length} skipped` : counts],
    failed: failed.length,
  }
}

/**
 * Reasons why tests were skipped, from Vitest's JSON report; empty if none were.
 * @param {string} json
 */
export function skippedTests(json) {
  const count = Number(JSON.parse(json).numPendingTests)
  return count > 0
    ? [`${count} tests, as the providers' schemas and recordings are not here (../shared is absent)`]
    : []
}
