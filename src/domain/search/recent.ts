import { cleanText } from '../foreign/clean-text.ts'

/** A search that led somewhere: what was typed or chosen, and the path on this site that it led to. */
export type Recent = { text: string; path: string }

/** Searches that a browser keeps. */
export const MAX_RECENT = 10

const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

/** Reads what a browser saved, newest first: what is no such search is left out. Throws SyntaxError when it is no JSON. */
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

/** The list with one more search at its head; of searches for the same page only the newest is kept. */
export const withRecent = (list: readonly Recent[], { text, path }: Recent): Recent[] =>
  [{ text: cleanText(text), path }, ...list.filter(row => row.path !== path)].slice(0, MAX_RECENT)
