import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

it('every E2E_SETUP named in scripts and documents is a setup of the Playwright configuration', () => {
  const [, setups = ''] = /^const setups.*?= \{\n([\s\S]*?)^\}/m.exec(read('tests/playwright.config.ts')) ?? []
  const names = [...setups.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name)
  expect(names).toContain('ways')
  const files = globSync(['scripts/**/*.{ts,mjs}', '*.md', 'docs/**/*.md'], { cwd: ROOT })
  const used = files.flatMap(file =>
    [...read(file).matchAll(/E2E_SETUP(?:: '|=)(\w+)/g)].map(([, name]) => ({ file, name })),
  )
  expect(used.length).toBeGreaterThan(8)
  expect(used.filter(({ name }) => !names.includes(name))).toEqual([])
})
