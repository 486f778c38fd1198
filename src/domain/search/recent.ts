import { cleanText } from '../foreign/clean-text.ts'

/** A successful search: the typed or chosen text, and the path of the result. */
export type Recent = { text: string; path: string }

/** Maximum number of saved searches. */
export const MAX_RECENT = 10

const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

/** Parses saved searches, newest first; drops invalid ones. Throws SyntaxError for invalid JSON. */
export function readRecent(text: string): Recent[] {
  const saved: unknown = JSON.parse(text)
  if (!Array.isArray(saved)) return []
  return saved
    .flatMap((row): Recent[] => {
      const { text, path } = Object(row)
      const name = typeof text === 'string' ? cleanText(text) : ''
      return name !== '' && isOwnPath(path) ? [{ text: name, path }] : []
    })
    .slice(0, MAX_RECENT)
}

/** Prepends a search to the list and removes older ones with the same path. */
export const withRecent = (list: readonly Recent[], { text, path }: Recent): Recent[] =>
  [{ text: cleanText(text), path }, ...list.filter(row => row.path !== path)].slice(0, MAX_RECENT)
