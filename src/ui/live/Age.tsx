import { dateTime, MISSING } from '../../domain/text/format.ts'
import { useAge } from './use-now.ts'

/** Time since `utime` (unix seconds), with "≈" for an estimate; a future time has no age. The title is the exact time. */
export function Age({ utime, exact = true }: { utime: number; exact?: boolean }) {
  const age = useAge(utime)
  const mark = exact ? '' : '≈ '
  return (
    <time className="whitespace-nowrap" dateTime={new Date(utime * 1000).toISOString()} title={mark + dateTime(utime)}>
      {age === MISSING ? age : mark + age}
    </time>
  )
}
