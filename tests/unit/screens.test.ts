import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { families, familyPage, listed, markOf } from '../../src/screens.ts'
import { screens as examples } from '../support/screens.ts'

const root = new URL('../../', import.meta.url).pathname
/** Pages that the build makes, without the start of a language. */
const built = globSync('**/*.astro', { cwd: `${root}src/pages` }).map(file => `/${file.replace('.astro', '')}`)
const declared = [...listed.map(({ path }) => path), ...families.map(({ page }) => page)]

test('every built page except 404 is a screen of the table, and vice versa', () => {
  const pages = built.map(page => (page === '/index' ? '/' : page)).filter(page => page !== '/404')
  expect([...new Set(declared)].toSorted()).toEqual(pages.toSorted())
})

test('every screen and every family of paths has an example', () => {
  const shown = examples.map(({ path }) => path.replace('{shard block}', '/block/1').replace(/[?#].*/, ''))
  expect(listed.map(({ path }) => path).filter(path => !shown.includes(path))).toEqual([])
  const pages = new Set(shown.map(path => familyPage(path.replaceAll(/[{}]/g, ''))))
  expect(families.map(({ page }) => page).filter(page => page !== '/staking' && !pages.has(page))).toEqual([])
})

test('a heading of docs/screens.md names the paths of every screen', () => {
  const lines = readFileSync(`${root}docs/screens.md`, 'utf8').split('\n')
  const routes = lines.filter(line => line.startsWith('### ')).join(' ')
  expect(listed.map(({ path }) => path).filter(path => !routes.includes(`\`${path}\``))).toEqual([])
  expect(families.map(({ prefix }) => prefix).filter(prefix => !routes.includes(`\`${prefix}{`))).toEqual([])
})

test('all screens have different paths, names and keys', () => {
  for (const field of ['path', 'name', 'key'] as const)
    expect(new Set(listed.map(screen => screen[field])).size).toBe(listed.length)
})

test.each([
  ['/jettons', '/jettons', 'page'],
  ['/jetton', '/jettons', 'true'],
  ['/nft/item', '/nft', 'true'],
  ['/nft-collection', '/nft', 'true'],
  ['/tx', '/transactions', 'true'],
  ['/jetton', '/nft', undefined],
  ['/address', '/jettons', undefined],
])('on the built page %s the link to %s is marked %s', (page, path, mark) => {
  expect(markOf(page, path)).toBe(mark)
})
