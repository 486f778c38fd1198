import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyTable } from '../../../src/islands/search/key-table.ts'
import { lastingPath } from '../../../src/islands/search/lasting-link.ts'

test('README lists every key and what it does', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const listed = readme
    .split('## Keys')[1]
    ?.split('\n## ')[0]
    ?.match(/^\| `.*$/gm)
  expect(listed).toEqual(keyTable.map(({ keys, does }) => `| ${keys.map(key => `\`${key}\``).join(', ')} | ${does} |`))
})

test('no keyboard shortcut has two meanings', () => {
  const keys = keyTable.flatMap(({ keys }) => keys)
  expect(new Set(keys).size).toBe(keys.length)
})

const hash = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'
test.each([
  ['/block/17', '/block/17?workchain=-1&shard=8000000000000000'],
  ['/block/17?workchain=0&shard=a000000000000000', '/block/17?workchain=0&shard=a000000000000000'],
  [`/tx/${hash.toUpperCase()}`, `/tx/${hash}`],
  [`/trace/${hash}?step=3`, `/tx/${hash}`],
  ['/address/EQx?tab=jettons#a', '/address/EQx'],
  ['/jettons?view=table&page=3', '/jettons?view=table&page=3'],
  ['/inspect#te6cc', '/inspect#te6cc'],
  ['/staking', '/staking'],
])('the permanent link of %s is %s', (path, lasting) => {
  expect(lastingPath(new URL(path, 'https://nanoscope.example'))).toBe(lasting)
})
