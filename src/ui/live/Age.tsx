import { dateTime, MISSING } from '../../domain/text/format.ts'
import { useAge } from './use-now.ts'

/** Time since `utime` (unix seconds); an estimate is marked "≈", a time ahead of the clock has no age. The title has the exact time. */
export function Age({ utime, exact = true }: { utime: number; exact?: boolean }) {
  const age = useAge(utime)
  const mark = exact ? '' : '≈ '
  return (
    <time className="whitespace-nowrap" dateTime={new Date(utime * 1000).toISOString()} title={mark + dateTime(utime)}>
      {age === MISSING ? age : mark + age}
    </time>
  )
}
