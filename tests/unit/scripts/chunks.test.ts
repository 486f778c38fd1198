import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups } from '../../../scripts/build/chunks.ts'

const topics = readdirSync(join(import.meta.dirname, '../../../src/words/en'))
const groupOf = (file: string) => chunkGroups.find(({ test }) => test.test(file))?.name

test('words of each language are grouped into the same chunks as the English ones', () => {
  const english = topics.map(topic => groupOf(`/src/words/en/${topic}`))
  expect(english.filter(Boolean).length).toBeGreaterThan(1)
  expect(topics.map(topic => groupOf(`/src/words/de/${topic}`))).toEqual(english)
})
