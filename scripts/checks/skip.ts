import { appendFileSync } from 'node:fs'
import { SKIPPED } from './test-summary.mjs'

/** Ends a check that cannot run on this machine. Under `npm test` the summary shows the reason, and the check does not count as passed. */
export function skip(reason: string): never {
  console.log(`skipped: ${reason}`)
  const report = process.env.SKIPPED_TO
  if (report) appendFileSync(report, `${reason}\n`)
  process.exit(report ? SKIPPED : 0)
}
