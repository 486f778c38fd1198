import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writePseudo } from './pseudo.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const WORDS = join(ROOT, 'src', 'words')
const MAIN = 'en'
/** Pseudo-locale (CLDR): accented English. Text without accents on a page is untranslated. Built only if `SITE_LANGUAGES` names it. */
export const PSEUDO = 'en-XA'

/** Codes of all languages that have words, English first. */
export const written = (): string[] => [MAIN, ...readdirSync(WORDS).filter(code => code !== MAIN)].sort(byMain)

const byMain = (a: string, b: string) => Number(b === MAIN) - Number(a === MAIN) || a.localeCompare(b)

/** The language of one build, by the setting `SITE_LANGUAGE`. */
export const languageOf = (env: NodeJS.ProcessEnv): string => env.SITE_LANGUAGE ?? MAIN

/** Vite's cache, a folder for each language: builds of several languages run beside one another, and Vite renames what lies in it. */
export const viteCache = (env: NodeJS.ProcessEnv): string => join('.cache', 'vite', languageOf(env))

/** Codes of the languages of a site, by the setting `SITE_LANGUAGES`: "en,ru". English alone without it; throws at unknown ones. */
export function languagesOf(env: NodeJS.ProcessEnv): string[] {
  const all = [...written(), PSEUDO]
  const wanted = env.SITE_LANGUAGES?.split(',') ?? []
  const unknown = wanted.filter(code => !all.includes(code))
  if (unknown.length > 0) throw new Error(`no words in ${unknown.join(', ')}: one of ${all.join(', ')}`)
  return all.filter(code => code === MAIN || wanted.includes(code))
}

/** The folder that `#words` stands for in a build. */
export function wordsFolder(env: NodeJS.ProcessEnv): string {
  const language = languageOf(env)
  if (language !== PSEUDO) return join(WORDS, language)
  // Chunks are grouped by paths below `src/words`.
  const folder = join(ROOT, '.cache', 'src', 'words', 'pseudo')
  writePseudo(join(WORDS, MAIN), folder, PSEUDO)
  return folder
}
