import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { changed, placesIn, verdicts } from '../support/lies.ts'
import { closeScreen } from '../support/screen.ts'
import { openLying } from './support/lies.ts'

const SCREENS = [
  ['an account', '/address/{wallet}', () => import('../../src/islands/address/AddressScreen.tsx')],
  ['a block', '/block/{seqno}', () => import('../../src/islands/block/BlockScreen.tsx')],
  ['a transaction', '/tx/{failed transaction}', () => import('../../src/islands/transaction/TransactionScreen.tsx')],
] as const

type Island = Parameters<typeof openLying>[1]
type Lie = { route: string; place: string[]; liars: 'one' | 'both' }

const providerOf = (route: string) => (route.startsWith('/api/') ? 'toncenter' : 'tonapi')

/** The answer with a false value. Both providers falsify values of the same name. */
function lieIn(lie: Lie | undefined, route: string, answer: unknown): unknown {
  if (!lie) return undefined
  if (route === lie.route) return changed(answer, lie.place)
  if (lie.liars === 'one' || providerOf(route) === providerOf(lie.route)) return undefined
  const places = placesIn(answer).filter(place => place.at(-1) === lie.place.at(-1))
  return places.reduce(changed, answer)
}

const hasCounterpart = (seen: ReadonlyMap<string, unknown>, route: string, place: string[]) =>
  [...seen].some(
    ([other, answer]) =>
      providerOf(other) !== providerOf(route) && placesIn(answer).some(found => found.at(-1) === place.at(-1)),
  )

const has = (selector: string, words: RegExp) =>
  [...document.querySelectorAll(selector)].some(({ textContent }) => words.test(textContent ?? ''))

/** Looks in a row that see the same verdicts once all figures are judged: they come one after another. */
const STILL_LOOKS = 15

/** Resolves when the number of compared values no longer grows. */
async function settled(): Promise<void> {
  let [last, still] = ['', 0]
  await eventually(() => {
    const { marked, said } = verdicts()
    const now = [...marked, ...said].join()
    still = now === last ? still + 1 : 0
    last = now
    expect(now !== '' && still >= STILL_LOOKS).toBe(true)
  })
}

/** Proves the values on a screen, and returns its marks, sentences about different values, the badge, and failures. */
async function show(path: string, load: Island, lie?: Lie) {
  const seen = new Map<string, unknown>()
  const { user } = await openLying(path, load, (route, answer) => lieIn(lie, route, answer), { seen })
  await eventually(() =>
    expect(has('button', /Prove it/) || has('main p', /nothing of it is shown|cannot be read|No provider holds/)).toBe(
      true,
    ),
  )
  const press = [...document.querySelectorAll('button')].find(({ textContent }) => /Prove it/.test(textContent))
  if (press) {
    await user.click(press)
    // The badge says so once it knows how the proof ended.
    await eventually(() => expect(has('button', /Hide$/)).toBe(true))
    // A proof that came to pinned validators holds the page's figures.
    if (!document.querySelector('[aria-label="Proved 5 of 5"]'))
      return { seen, marked: [], said: [], end: 'not proved' }
    await settled()
  }
  const { marked, said } = verdicts()
  return { seen, marked, said, end: press ? 'proved' : 'refused' }
}

test.each(SCREENS)(
  'a falsified field of an answer about %s never gets the mark of a proof',
  async (_name, path, load) => {
    const honest = await show(path, load)
    expect(honest.said).toEqual([])
    expect(honest.marked.length).toBeGreaterThan(3)
    expect(honest.seen.size).toBeGreaterThan(3)
    const table: string[] = []
    const faults: string[] = []
    for (const [route, answer] of honest.seen)
      for (const place of placesIn(answer))
        for (const liars of ['one', 'both'] as const) {
          if (liars === 'both' && !hasCounterpart(honest.seen, route, place)) continue
          await closeScreen()
          const shown = await show(path, load, { route, place, liars })
          const strange = shown.marked.filter(mark => !honest.marked.includes(mark))
          table.push([route, place.join('.'), liars, shown.end, shown.said.join(' / ')].join(' | '))
          if (strange.length > 0) faults.push(`${route} ${place.join('.')} by ${liars}: ${strange.join(', ')}`)
        }
    console.log(table.join('\n'))
    expect(faults).toEqual([])
  },
  3_600_000,
)
