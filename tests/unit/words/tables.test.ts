import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { written } from '../../../scripts/build/languages.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const others = written().slice(1)

/** English names or codes at the start of a table's rows, sorted. */
const firstsIn = (code: string, topic: string, row: RegExp) =>
  [...readFileSync(join(ROOT, 'src', 'words', code, `${topic}.ts`), 'utf8').matchAll(row)]
    .map(([, first]) => first)
    .toSorted()

const NAMES = [
  ['body', /^([^|\n]+)\|/gm],
  ['contract', /^([^|\n]+)\|/gm],
  ['damage', /^ {2}'?([^':\n]+)'?: '/gm],
] as const

describe.each(others)('the words of %s', code => {
  it.each(NAMES)('every language translates the same names: %s', (topic, row) => {
    const all = others.flatMap(other => firstsIn(other, topic, row))
    expect(firstsIn(code, topic, row)).toEqual([...new Set(all)].toSorted())
  })

  it.each(['exit-codes', 'exit-codes-apps', 'exit-codes-storm'])(
    'every language explains the same codes as English: %s',
    topic => {
      const row = /^(-?\d+) /gm
      expect(firstsIn(code, topic, row)).toEqual(firstsIn('en', topic, row))
    },
  )

  it('every name that code passes to common, problem, staking and token is translated', async () => {
    const words = (topic: string) => import(`../../../src/words/${code}/${topic}.ts`)
    const [common, problem, staking, token] = await Promise.all(['common', 'problem', 'staking', 'token'].map(words))
    for (const state of ['active', 'uninitialized', 'uninit', 'frozen', 'nonexist', 'unknown'])
      expect(common.accountState(state)).not.toBe(state)
    for (const what of ['transaction', 'account', 'block', 'collection', 'domain', 'trace'])
      expect(problem.another('tonapi', what)).not.toContain(what)
    for (const kind of ['Nominator pools', 'Liquid pools'])
      expect([staking.kindOf(kind), staking.kindOfOne(kind)]).not.toContain(kind)
    for (const trust of ['whitelist', 'graylist', 'blacklist', 'none', 'unknown'])
      expect(token.trustWord(trust)).not.toBe(trust)
  })
})

it('README.md links to a README of every language', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  for (const code of others) {
    expect(existsSync(join(ROOT, `README.${code}.md`)), code).toBe(true)
    expect(readme).toContain(`(README.${code}.md)`)
  }
})
