import * as commonWords from '#words/common.ts'
import * as searchWords from '#words/search.ts'
import { soughtName } from '../../domain/search/named.ts'
import { base } from '../../routes.ts'
import { rememberSearch } from '../../stores/recent-searches.ts'
import { find } from '../../ui/search/find.ts'
import { lookUp } from './looked-up.ts'

/** Opens a path found by a search and saves the search among the recent ones. */
export function open(text: string, path: string): void {
  // In any language the path is the same.
  rememberSearch({ text, path: path.slice(base.length) || '/' })
  location.assign(path)
}

/**
 * Opens the page a text leads to, or looks it up by name, which `redraw` shows as suggestions: it returns whether there are any. Resolves
 * to the message to show, empty for an empty text and for one that leads somewhere.
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
