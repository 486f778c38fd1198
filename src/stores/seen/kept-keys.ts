import { readEntry } from '../../lib/saved.ts'
import { keptPrefix } from '../base/saved-answers.ts'

/** Keys of the answers saved by this build with their time (unix ms), newest first; empty if storage is forbidden. */
export function keptKeys(): { key: string; at: number }[] {
  try {
    return Object.keys(localStorage)
      .flatMap(name => {
        const entry = name.startsWith(keptPrefix) && readEntry(name, localStorage.getItem(name))
        return entry ? [{ key: name.slice(keptPrefix.length), at: entry.at }] : []
      })
      .sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}
