import { expect, it } from 'vitest'
import { placesIn, withBug } from '../../../scripts/bugs/kinds.ts'
import { planBugs } from '../../../scripts/bugs/plan.ts'

const spoilt = (text: string) => placesIn('x.ts', text).map(bug => [bug.kind, withBug(text, bug)])

it.each([
  ['a < b', 'operator', 'a <= b'],
  ['a && b', 'operator', 'a || b'],
  ['f(3n)', 'constant', 'f(4n)'],
  ['f(7)', 'constant', 'f(8)'],
  ['f(1000)', 'unit', 'f(10000)'],
  ['f(MINUTE)', 'unit', 'f((MINUTE * 60))'],
  ['f({ x: a, y: b.c })', 'swapped field', 'f({ x: a, y: a })'],
  ['f(a, b)', 'swapped field', 'f(a, a)'],
  ['if (a) f()', 'dropped condition', 'if (false) f()'],
  ['a ? b : c', 'dropped condition', 'true ? b : c'],
  ['a && b', 'dropped condition', 'b'],
])('plant-bugs plants in %s the bug “%s”', (text, kind, after) => {
  expect(spoilt(text)).toContainEqual([kind, after])
})

it('plant-bugs changes no imports and no types', () => {
  expect(spoilt("import { MINUTE } from './time.ts'\ntype A = 1 | 2\nlet a: 3\nlet b: Record<'x', 4>")).toEqual([])
})

it.each(['logic', 'screens'] as const)(
  'plant-bugs plans two bugs on different lines in 30 files of %s, reproducibly by seed',
  part => {
    const bugs = planBugs(part, 1)
    expect(bugs).toEqual(planBugs(part, 1))
    expect(bugs).not.toEqual(planBugs(part, 2))
    expect(new Set(bugs.map(({ file }) => file)).size).toBe(30)
    expect(new Set(bugs.map(({ file, line }) => `${file}:${line}`)).size).toBe(bugs.length)
    expect(bugs.length).toBeGreaterThan(55)
  },
)
