import { beforeEach, expect, test, vi } from 'vitest'
import type { NamedThing } from '../../../src/domain/search/named.ts'
import { ALICE } from '../../support/transaction.ts'

type Asked = { name: string; signal: AbortSignal; answer: (things: NamedThing[]) => void; fail: () => void }
const asked: Asked[] = []

vi.mock('../../../src/stores/named.ts', () => ({
  findNamed: (name: string, signal: AbortSignal) =>
    new Promise((answer, reject) => asked.push({ name, signal, answer, fail: () => reject(new Error('refused')) })),
}))

const { lookedUp, lookUp } = await import('../../../src/islands/search/looked-up.ts')
const found: NamedThing = { kind: 'jetton', name: 'HUSD', raw: ALICE, trust: 'whitelist' }

beforeEach(() => void asked.splice(0))

test('a look-up of a name is first pending and then has its results', async () => {
  const drawn: unknown[] = []
  const ending = lookUp('husd', 'husd', () => drawn.push(lookedUp('husd')?.names))
  asked[0]!.answer([found])
  expect(await ending).toBe('found')
  expect(drawn).toEqual(['asking', [found]])
  expect(lookedUp('other')).toBeUndefined()
})

test('a name unknown to tonapi and a failure of tonapi have different results', async () => {
  const unknown = lookUp('qqqq', 'qqqq', () => {})
  asked[0]!.answer([])
  expect(await unknown).toBe('none')
  expect(lookedUp('qqqq')?.names).toEqual([])
  const failed = lookUp('qqqq', 'qqqq', () => {})
  asked[1]!.fail()
  expect(await failed).toBe('failed')
  expect(lookedUp('qqqq')?.names).toBe('failed')
})

test('a later look-up aborts an earlier one, whichever answers first', async () => {
  const [first, second] = [lookUp('husd', 'husd', () => {}), lookUp('qqqq', 'qqqq', () => {})]
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]!.fail()
  asked[0]!.answer([found])
  expect(await first).toBe('replaced')
  expect(await second).toBe('failed')
  expect(lookedUp('husd')).toBeUndefined()
})
