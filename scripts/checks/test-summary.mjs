/** Choice of checks, and their summary. Plain JavaScript without packages, as it runs before they are installed. */

/** The status of a check that could do nothing here, after the convention of Automake. */
export const SKIPPED = 77

/** Begins the names of checks that run only when they are asked for. */
const LONG = 'long '

/** Characters of a failed check that are printed again at the end: a record that keeps the end of a long run then says why it failed. */
const LAST_LINES = 50

/** @typedef {{ name: string, status: number | null, skipped?: string[], printed?: string }} Result `skipped` says which parts were not run, and why */

/**
 * The checks whose names hold one of the words; without any, all but the long ones. Throws at a word that no name holds.
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
 * The last lines of each failed check, lines for what was skipped and why, and the last line with all counts.
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
 * Reasons why tests did not run, from the answer of Vitest's JSON reporter; nothing when all did.
 * @param {string} json
 */
export function skippedTests(json) {
  const count = Number(JSON.parse(json).numPendingTests)
  return count > 0
    ? [`${count} tests, as the providers' schemas and recordings are not here (../shared is absent)`]
    : []
}
