import { rememberSearch } from '../../stores/recent-searches.ts'
import { find } from '../../ui/search/find.ts'

/** Opens a path found by a search and saves the search among the recent ones. */
export function open(text: string, path: string): void {
  rememberSearch({ text, path })
  location.assign(path)
}

/** Opens the page a text leads to; otherwise returns the message to show, empty for an empty text. */
export function search(text: string): string {
  const found = find(text)
  if ('refusal' in found) return found.refusal
  open(text, found.path)
  return ''
}
