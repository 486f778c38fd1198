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
])('%j is a fault of style', text => {
  expect(lines('src/a.tsx', `const a = 1\n${text}`)).toEqual([2])
})

test.each([
  ['/** Contents of a row, and what it costs. */'],
  ["const what = 'What a row holds.'"],
  ['const MAX_ROWS = 3'],
  ['const almost = MOST'],
  ['// Whatever comes is kept.'],
])('%j is none', text => {
  expect(lines('src/a.tsx', text)).toEqual([])
})

test('prose of Markdown is wrapped, while tables, code and pictures need not be', () => {
  const wide = 'word '.repeat(25).trim()
  const text = [wide, `| ${wide} |`, '```', wide, '```', `![${wide}](a.png)`, 'short'].join('\n')
  expect(lines('README.md', text)).toEqual([1])
})

test('two files of a folder whose names differ by capitals and hyphens alone are a fault', () => {
  expect(twinNames(['src/ui/KindFacts.tsx', 'src/ui/kind-facts.tsx', 'src/ui/other.ts'])).toEqual([
    'src/ui/kind-facts.tsx: src/ui/KindFacts.tsx has the same name',
  ])
  expect(twinNames(['src/ui/kind.ts', 'src/ton/kind.ts', 'src/ui/kinds.ts'])).toEqual([])
})
