import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/build-site.ts'
import { typeFaults } from './word-types.ts'
import { languageFaults, literalsOf, usedWords, wordsIn } from './words.ts'

/** Checks that all texts of screens and pages are in `src/words/en/`, that every word is used, and that other languages have the same words. */

const FLOORS = ['islands', 'ui', 'layouts', 'pages']
/** Floor that uses words too, but may contain other texts. */
const ALSO = ['domain']
const TABLE = 'src/screens.ts'
/** In these files only texts of several words that begin with a capital count: others are codes. Column names of tax tools are fixed. */
const SENTENCE = /^\p{Lu}\p{Ll}.* /u
const COLUMNS = 'src/domain/export/tax.ts'
const WORDS = join(root, 'src', 'words')

const codeOf = (floor: string) =>
  readdirSync(join(root, 'src', floor), { recursive: true, encoding: 'utf8' })
    .map(path => `src/${floor}/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.(?:tsx?|astro)$/.test(path))
    .sort()

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Words files of a language, which may have a glossary beside them. */
const topicsOf = (name: string) => readdirSync(join(WORDS, name)).filter(file => file.endsWith('.ts'))

const language = (name: string) => new Map(topicsOf(name).map(topic => [topic, read(`src/words/${name}/${topic}`)]))

const files = FLOORS.flatMap(codeOf)
const rules = codeOf('domain').filter(path => path !== COLUMNS)
const users = [...files, ...ALSO.flatMap(codeOf), TABLE]
const used = new Set(users.flatMap(path => usedWords(read(path))))
const english = language('en')
const others = readdirSync(WORDS).filter(name => name !== 'en')
const textsIn = (path: string, isText = (_text: string) => true) =>
  literalsOf(path, read(path))
    .filter(({ text }) => isText(text))
    .map(
      ({ line, text }) =>
        `${path}:${line}: “${text}” is a text for visitors: move it to src/words/en/, and import it from #words/`,
    )
const faults = [
  ...files.flatMap(path => textsIn(path)),
  ...rules.flatMap(path => textsIn(path, text => SENTENCE.test(text))),
  ...[...english].flatMap(([topic, text]) =>
    wordsIn(text)
      .filter(({ name }) => !used.has(`${topic} ${name}`))
      .map(({ name }) => `src/words/en/${topic}: ${name} is not used: remove it`),
  ),
  ...others.flatMap(name => {
    const other = language(name)
    const both = [...english.keys()].filter(topic => other.has(topic))
    return [...languageFaults(name, english, other), ...typeFaults(WORDS, name, both)]
  }),
]
for (const fault of faults) console.error(fault)
console.log(
  `${files.length + rules.length} files without visible words, ${others.length + 1} languages, ${faults.length} faults`,
)
process.exit(faults.length === 0 ? 0 : 1)
