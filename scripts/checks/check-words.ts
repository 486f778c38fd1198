import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/build-site.ts'
import { typeFaults } from './word-types.ts'
import { languageFaults, literalsOf, usedWords, wordsIn } from './words.ts'

/** Proves that every text of the screens and pages is in `src/words/en/`, that each word there is used, and that other languages have
 * the same words as English. */
const FLOORS = ['islands', 'ui', 'layouts', 'pages']
/** A floor and a table that words serve too, though not all texts of the floor stand there. */
const ALSO = ['domain']
const TABLE = 'src/screens.ts'
/** Texts of rules are codes, but for those of several words that begin with a capital. Columns of tax tools have fixed names. */
const SENTENCE = /^\p{Lu}\p{Ll}.* /u
const COLUMNS = 'src/domain/export/tax.ts'
const WORDS = join(root, 'src', 'words')

const codeOf = (floor: string) =>
  readdirSync(join(root, 'src', floor), { recursive: true, encoding: 'utf8' })
    .map(path => `src/${floor}/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.(?:tsx?|astro)$/.test(path))
    .sort()

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Files of words; a language may have a glossary beside them. */
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
