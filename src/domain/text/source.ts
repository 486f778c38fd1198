import * as sourceWords from '#words/source.ts'
import { relativeTime } from './format.ts'

/** Sources and age of a fact in words; `at` in unix ms, `now` in unix seconds. */
export function sourceText({ at, sources, saved }: { at: number; sources: string[]; saved: boolean }, now: number) {
  if (!sources.length) return sourceWords.fromList
  // The clock may have been set back meanwhile.
  const age = relativeTime(Math.min(Math.floor(at / 1000), now), now, sourceWords.justNow)
  // Fixed order, whichever answered first.
  const names = sourceWords.list([...sources].sort().reverse())
  const said = `${names} · ${age}`
  return saved ? sourceWords.fromBrowser(said) : said
}
