import * as ageWords from '#words/age.ts'
import { dateTime } from '../../domain/text/format.ts'
import { useAge } from './use-now.ts'

/** How long ago `utime` (unix seconds) was; an estimated time is marked "≈", one ahead of the reader's clock has no age. The exact time is in its title. */
export function Age({ utime, exact = true }: { utime: number; exact?: boolean }) {
  const age = useAge(utime)
  const mark = exact ? '' : '≈ '
  return (
    <time className="whitespace-nowrap" dateTime={new Date(utime * 1000).toISOString()} title={mark + dateTime(utime)}>
      {age === '—' ? age : mark + (age === 'now' ? age : ageWords.ago(age))}
    </time>
  )
}
