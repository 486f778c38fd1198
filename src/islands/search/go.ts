import * as commonWords from '#words/common.ts'
import * as searchWords from '#words/search.ts'
import { soughtName } from '../../domain/search/named.ts'
import { base } from '../../routes.ts'
import { rememberSearch } from '../../stores/recent-searches.ts'
import { find } from '../../ui/search/find.ts'
import { lookUp } from './looked-up.ts'

/** Opens a path found by a search, and saves the search. */
export function open(text: string, path: string): void {
  // Saved without the language prefix.
  rememberSearch({ text, path: path.slice(base.length) || '/' })
  location.assign(path)
}

/**
 * Opens the page that matches a text, or looks the text up by name. `redraw` shows the names as suggestions and returns true if there are
 * any. Resolves to an error message, empty on success or for an empty text.
 */
export async function search(text: string, redraw: () => boolean): Promise<string> {
  const found = find(text)
  if ('path' in found) {
    open(text, found.path)
    return ''
  }
  const name = soughtName(text)
  if (!name) return found.refusal
  let isAnyShown = false
  const ending = await lookUp(text, name, () => {
    isAnyShown = redraw()
  })
  if (ending === 'failed') return searchWords.noNames
  return ending === 'none' && !isAnyShown ? found.refusal + commonWords.gap + searchWords.noName : ''
}
