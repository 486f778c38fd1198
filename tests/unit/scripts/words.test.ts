import { expect, it } from 'vitest'
import { languageFaults, literalsOf, usedWords, wordsIn } from '../../../scripts/checks/words.ts'

const textsOf = (path: string, code: string) => literalsOf(path, code).map(({ text }) => text)

it.each([
  ['a text between tags', '<p>Nothing found</p>', 'Nothing found'],
  ['one letter beside a slot', '<p>{count}s</p>', 's'],
  ['a text in braces', "<p>{'nothing'}</p>", 'nothing'],
  ['one of two texts', "<p>{count === 1 ? 'row' : count}</p>", 'row'],
  ['a text shown at times', "<p>{failed && ', failed'}</p>", ', failed'],
  ['a text with a slot', `<p>{\`\${count} rows\`}</p>`, '… rows'],
  ['a title', '<p title="hash">—</p>', 'hash'],
  ['a label for screen readers', `<p aria-label={open ? \`Close \${name}\` : name} />`, 'Close …'],
  ['a placeholder', '<input placeholder="example.ton" />', 'example.ton'],
  ['a caption', '<List caption="Blocks" />', 'Blocks'],
  ['a suffix', '<Age suffix=" ago" />', 'ago'],
  ['an attribute of any name', '<Head kind="NFT item" />', 'NFT item'],
  ['a label of a column', "const columns = [{ label: 'to', cell }]", 'to'],
  ['a name with a capital', "const tabs = [{ key: 'all', name: 'All' }]", 'All'],
  ['a text handed over', "setProblem('no such domain')", 'no such domain'],
  ['a title of the document', `document.title = \`Block \${seqno}\``, 'Block …'],
  ['a text that is kept', "const UNKNOWN = 'Unknown'", 'Unknown'],
])('check-words finds %s', (_, code, text) => {
  expect(textsOf('x.tsx', code)).toEqual([text])
})

it.each([
  '<p className="block truncate">{words.none} · #{seqno} — 5%</p>',
  '<Icon name="circle-check" className={good ? "text-good" : "text-bad font-600"} />',
  "import { a } from '#words/block.ts'\nconst B = lazy(() => import('./B.tsx'))",
  "type Kind = 'Not Found' | 'Other'",
  "if (event.key === 'Escape') close()\nswitch (key) { case 'Home': break }",
  "const row = 'flex items-center gap-2'",
  "<List label={words.label} rows={rows} look={{ label: 'md:hidden' }} />",
  "const steps = { 'Arrow Left': 1 }['Arrow Left']",
  '<svg viewBox="0 0 24 24"><path d="M12 2V26" /></svg>',
  '// A comment for those who read this\nconst a = 1',
])('check-words accepts the code: %s', code => {
  expect(textsOf('x.tsx', code)).toEqual([])
})

const page = `---
import Base from '../layouts/Base.astro'
const names = ['All blocks']
---

<!doctype html>
<!-- A remark -->
<Base title="Block" description={words.description}>
  <script is:inline define:vars={{ families }}>
    // Not for visitors
    if (a < b) console.log("It's > code")
  </script>
  <p class:list={['panel pad', large && 'mt-2']}>
    Read from the chain
  </p>
  {words.none}
  <Screen client:after-paint />
</Base>
`

it('literalsOf reads texts of a page’s code and markup by line, without scripts and comments', () => {
  expect(literalsOf('x.astro', page)).toEqual([
    { line: 3, text: 'All blocks' },
    { line: 8, text: 'Block' },
    { line: 14, text: 'Read from the chain' },
  ])
})

it('literalsOf throws on an unreadable page, and reads one without code', () => {
  expect(() => literalsOf('x.astro', '<p>')).toThrow('x.astro cannot be read')
  expect(textsOf('x.astro', '<p>Here</p>')).toEqual(['Here'])
})

it('wordsIn lists the words of a file with the parameters that a translation must keep', () => {
  const text = `
    export const none = 'None'
    export const read = (count: number, of: number) => \`\${count} of \${of}\`
    export const press = 'Press {key} on any {page}'`
  expect(wordsIn(text)).toEqual([
    { name: 'none', shape: 'none' },
    { name: 'read', shape: 'read(2)' },
    { name: 'press', shape: 'press{key}{page}' },
  ])
})

it('usedWords lists the words that a file uses, by topic', () => {
  const code =
    "import * as blockWords from '#words/block.ts'\nconst a = [blockWords.none, blockWords.more(1), other.none]"
  expect(usedWords(code)).toEqual(['block.ts none', 'block.ts more'])
})

it('languageFaults reports how a language differs from English', () => {
  const words = (topics: Record<string, string>) => new Map(Object.entries(topics))
  const english = words({
    'a.ts': "export const none = 'None'\nexport const more = (count: number) => count",
    'b.ts': "export const title = 'Block'",
  })
  expect(languageFaults('de', english, english)).toEqual([])
  expect(
    languageFaults(
      'de',
      english,
      words({ 'a.ts': "export const more = 'mehr'", 'c.ts': "export const title = 'Block'" }),
    ),
  ).toEqual([
    'src/words/de/a.ts: none is missing; translate it',
    'src/words/de/a.ts: more(1) is missing; translate it',
    'src/words/de/a.ts: English has no more; remove it',
    'src/words/de/b.ts is missing; copy src/words/en/b.ts and translate it',
    'src/words/de/c.ts: English has no such file; remove it',
  ])
})
