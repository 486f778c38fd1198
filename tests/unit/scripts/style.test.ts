import { expect, test } from 'vitest'
import { styleFaults, twinNames } from '../../../scripts/checks/style.ts'

const lines = (path: string, text: string) => styleFaults(path, text).map(({ line }) => line)

test.each([
  ['/** What a row holds. */'],
  ['  // Whether it is open.'],
  [' * How long it takes.'],
  ['{/* Where it stands. */}'],
  [`const ${'MOST'}_ROWS = 3`],
  [`export const ${'LONGEST'} = 3`],
])('styleFaults reports %j', text => {
  expect(lines('src/a.tsx', `const a = 1\n${text}`)).toEqual([2])
})

test.each([
  ['/** Contents of a row, and what it costs. */'],
  ["const what = 'What a row holds.'"],
  ['const MAX_ROWS = 3'],
  ['const almost = MOST'],
  ['// Whatever comes is kept.'],
  ['/** The first row; null if there is none. */'],
  ["const word = 'nobody'"],
])('styleFaults accepts %j', text => {
  expect(lines('src/a.tsx', text)).toEqual([])
})

const lazyPart = "const Part = lazy<typeof P>(() => import('./Part.tsx'))"
test.each([
  ['src/a.tsx', lazyPart, [2]],
  ['src/a.tsx', `${lazyPart}\nconst a = <LazyBoundary><Part /></LazyBoundary>`, []],
  ['src/a.tsx', lazyPart.replace('))', ').catch(lose))'), []],
  ['src/a.tsx', `${lazyPart.replace('))', ').catch(lose))')}\n${lazyPart}`, [3]],
  ['tests/a.test.ts', lazyPart, []],
])('in %s, a lazy part has a boundary or a catch: %j', (path, text, faults) => {
  expect(lines(path, `\n${text}`)).toEqual(faults)
})

test.each([
  ['/** Maximum number of rows. */', 'const ROWS = 3'],
  ['  /** Minimum size in bytes. */', '  export const COMPRESSED: number = 3'],
  ['// Maximum waits in ms.', 'const [MADE, APPLIED] = [1, 2]'],
  ['/**\n * Maximum retries.\n */', 'const RETRIES = {'],
])('styleFaults reports a limit without its prefix: %j %j', (comment, constant) => {
  const text = `${comment}\n${constant}`
  expect(lines('src/a.ts', text)).toEqual([text.split('\n').length])
})

test.each([
  ['/** Maximum number of rows. */', 'const MAX_ROWS = 3'],
  ['/** Minimum and maximum length. */', 'const [MIN_LENGTH, MAX_LENGTH] = [1, 2]'],
  ['/** Maximum of the rows. */', 'const maximumOf = (rows: Row[]) => 3'],
  ['/** Number of rows. */', 'const ROWS = 3'],
  ['const MAX_ROWS = 3 /** Maximum. */\n', 'const ROWS = 3'],
])('styleFaults accepts the name of %j %j', (comment, constant) => {
  expect(lines('src/a.ts', `${comment}\n${constant}`)).toEqual([])
})

test.each([
  ['src/islands/a.tsx', `const ask = { ${'freshFor'}: 5000 }`],
  ['scripts/build/front-rows.ts', `  { route: '/rates', ${'refetch'}: 30 * SECOND },`],
  ['tests/unit/stores/a.test.ts', `  ${'freshFor'}: MINUTE,`],
  ['src/stores/head.ts', `  ${'cache'}.write('masterchain', { value, at, sources }, 30 * SECOND)`],
])('styleFaults in %s reports %j as a copied duration', (path, text) => {
  expect(lines(path, text)).toEqual([1])
})

test.each([
  ['src/stores/rates.ts', `  ${'refetch'}: 30 * SECOND,`],
  ['src/stores/head.ts', "  cache.write('masterchain', { value, at, sources }, HEAD_FRESH_MS)"],
  ['tests/unit/scripts/front-rows.test.ts', '  freshFor: HEAD_AGAIN_MS,'],
])('styleFaults in %s accepts %j as the definition or name of a duration', (path, text) => {
  expect(lines(path, text)).toEqual([])
})

test.each([
  ['src/a.ts', `// Drawn ${'at a'} press.`],
  ['tests/a.test.ts', `test('is read ${'an'}ew', () => {})`],
  ['README.md', `Below the ${'first'} sight.`],
  ['src/a.ts', `// A box of ${'its'} own.`],
  ['src/a.ts', `/** Undefined for an address that ${'is'} none. */`],
  ['tests/a.test.ts', `test('asks ${'no'}body', () => {`],
  ['src/a.tsx', `  /** text that ${'stand'}s in a row */`],
])('styleFaults in %s reports the phrase in %j', (path, text) => {
  expect(lines(path, text)).toEqual([1])
})

test('styleFaults ignores phrases in texts for visitors', () => {
  expect(lines('src/words/en/a.ts', `export const text = 'It begins ${'an'}ew.'`)).toEqual([])
})

test('styleFaults limits Markdown prose to 120 characters, but not tables, code and pictures', () => {
  const wide = 'word '.repeat(25).trim()
  const text = [wide, `| ${wide} |`, '```', wide, '```', `![${wide}](a.png)`, 'short'].join('\n')
  expect(lines('README.md', text)).toEqual([1])
})

test('twinNames reports file names of a folder that differ only by capitals and hyphens', () => {
  expect(twinNames(['src/ui/KindFacts.tsx', 'src/ui/kind-facts.tsx', 'src/ui/other.ts'])).toEqual([
    'src/ui/kind-facts.tsx: src/ui/KindFacts.tsx has the same name',
  ])
  expect(twinNames(['src/ui/kind.ts', 'src/ton/kind.ts', 'src/ui/kinds.ts'])).toEqual([])
})
