import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceUrl } from '../../../src/routes.ts'
import { shortNetwork } from '../../../src/ui/network-name.ts'

test.each([
  ['https://git.example/nanoscope', 'https://git.example/nanoscope'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('the setting %s gives the source-code link %s', (setting, address) => {
  expect(sourceUrl(setting)).toBe(address)
})

test('the header shows the first word of the network’s name', () => {
  expect(shortNetwork('embedded network')).toBe('embedded')
  expect(shortNetwork('mainnet')).toBe('mainnet')
})

test('all pages except Home have headings of one size', () => {
  const root = new URL('../../../src/', import.meta.url).pathname
  const files = globSync('{pages,islands}/**/*.{astro,tsx}', { cwd: root }).filter(path => path !== 'pages/index.astro')
  const headings = files.flatMap(path => readFileSync(root + path, 'utf8').match(/<h1 class(?:Name)?="[^"]*"/g) ?? [])
  // An account is its address, which is long.
  const others = headings.filter(text => !/\bhash\b/.test(text))
  expect(others.length).toBeGreaterThan(15)
  expect(others.filter(text => !/\btext-xl\b/.test(text) || /text-2xl/.test(text))).toEqual([])
})
