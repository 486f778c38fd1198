import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writePseudo } from './pseudo.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const WORDS = join(ROOT, 'src', 'words')
const MAIN = 'en'
/** Pseudo-locale (CLDR): accented English, so that unaccented text on a page is untranslated. Built only if named in `SITE_LANGUAGES`. */
export const PSEUDO = 'en-XA'

/** Codes of all translated languages, English first. */
export const written = (): string[] => [MAIN, ...readdirSync(WORDS).filter(code => code !== MAIN)].sort(byMain)

const byMain = (a: string, b: string) => Number(b === MAIN) - Number(a === MAIN) || a.localeCompare(b)

/** Language of a build, by the setting `SITE_LANGUAGE`. */
export const languageOf = (env: NodeJS.ProcessEnv): string => env.SITE_LANGUAGE ?? MAIN

/** Folder of Vite's cache, one per language: builds run in parallel, and Vite renames files in it. */
export const viteCache = (env: NodeJS.ProcessEnv): string => join('.cache', 'vite', languageOf(env))

/** Language codes of a site by the setting `SITE_LANGUAGES`, "en,ru"; English alone by default. Throws for unknown codes. */
export function languagesOf(env: NodeJS.ProcessEnv): string[] {
  const all = [...written(), PSEUDO]
  const wanted = env.SITE_LANGUAGES?.split(',') ?? []
  const unknown = wanted.filter(code => !all.includes(code))
  if (unknown.length > 0) throw new Error(`no words in ${unknown.join(', ')}: one of ${all.join(', ')}`)
  return all.filter(code => code === MAIN || wanted.includes(code))
}

/** Folder to which `#words` resolves in a build. */
export function wordsFolder(env: NodeJS.ProcessEnv): string {
  const language = languageOf(env)
  if (language !== PSEUDO) return join(WORDS, language)
  // Keep `src/words` in the path: chunks are grouped by it.
  const folder = join(ROOT, '.cache', 'src', 'words', 'pseudo')
  writePseudo(join(WORDS, MAIN), folder, PSEUDO)
  return folder
}
