import { dateTime } from '../../domain/text/format.ts'
import { useAge } from './use-now.ts'

/** How long ago `utime` (unix seconds) was; an estimated time is marked "≈", one ahead of the reader's clock has no age. The exact time is in its title. */
export function Age({ utime, exact = true, suffix = '' }: { utime: number; exact?: boolean; suffix?: string }) {
  const age = useAge(utime)
  const mark = exact ? '' : '≈ '
  return (
    <time className="whitespace-nowrap" dateTime={new Date(utime * 1000).toISOString()} title={mark + dateTime(utime)}>
      {age === '—' ? age : mark + age + (age === 'now' ? '' : suffix)}
    </time>
  )
}
