import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Said } from '../support/played.ts'
import { playChanges } from './kinds/changes.ts'
import { playContracts } from './kinds/contracts.ts'
import { playEnds } from './kinds/ends.ts'
import { playSwaps } from './kinds/swaps.ts'
import { TABLE } from './kinds/table.ts'
import { playTokens } from './kinds/tokens.ts'
import { playWallets } from './kinds/wallets.ts'
import type { Kinds } from './kinds/world.ts'

/** Writes the table as Markdown into this file. */
const { OUTCOMES } = process.env
const HEADER = '| Kind | In a list | In the head | Reason | Colour | In an export |\n|---|---|---|---|---|---|\n'
const MIN_KINDS = 100

const kinds: Kinds = {}

beforeAll(async () => {
  for (const play of [playWallets, playChanges, playEnds, playTokens, playSwaps, playContracts])
    Object.assign(kinds, await play())
})

const lineOf = (kind: string, { list, head, reason, colour, file }: Said) =>
  [kind, list, head, reason, colour, file].map(cell => cell || '—').join(' | ')
const lines = () => Object.entries(kinds).map(([kind, said]) => lineOf(kind, said))

test('each kind of outcome reads as in the table, in lists, headlines and exports', () => {
  if (OUTCOMES)
    writeFileSync(
      OUTCOMES,
      `${HEADER}${lines()
        .map(line => `| ${line} |\n`)
        .join('')}`,
    )
  expect(lines()).toEqual(TABLE.trim().split('\n'))
  expect(lines().length).toBeGreaterThanOrEqual(MIN_KINDS)
})

test('no failed or refused outcome is green', () => {
  for (const [kind, { colour, list }] of Object.entries(kinds))
    if (/Not sent|Failed|Refused|Came back|ignored|dead|left out/.test(list)) expect(colour, kind).not.toBe('good')
})
