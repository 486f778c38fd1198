import * as sourceWords from '#words/source.ts'
import { relativeTime } from './format.ts'

/** Source of a fact and its age, in words: `at` in unix ms, `now` in unix seconds. */
export function sourceText({ at, sources, saved }: { at: number; sources: string[]; saved: boolean }, now: number) {
  if (!sources.length) return sourceWords.fromList
  // The device's clock may have been set back since.
  const age = relativeTime(Math.min(Math.floor(at / 1000), now), now, sourceWords.justNow)
  // In one order, whoever answered first.
  const names = sourceWords.list([...sources].sort().reverse())
  const said = `${names} · ${age}`
  return saved ? sourceWords.fromBrowser(said) : said
}
