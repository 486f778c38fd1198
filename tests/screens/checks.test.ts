import { expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { closeScreen, openScreen, part, rowsOf } from '../support/screen.ts'

test('a call without an answer is marked as failed, like one with status 500', async () => {
  const load = part(async () => {
    const { STORAGE_PREFIX } = await import('../../src/providers/http/browser.ts')
    const calls = [200, 0, 500, null].map((status, place) => ({
      provider: 'tonapi',
      path: `/v2/rates?${place}`,
      at: Date.now() - place,
      took: 7,
      status,
    }))
    localStorage.setItem(`${STORAGE_PREFIX}calls`, JSON.stringify(calls))
    return (await import('../../src/islands/checks/RecentCalls.tsx')).RecentCalls
  }, {})
  const { screen } = await openScreen('/checks', load)
  const answers = await screen.findAllByText(/ after 7 ms$/)
  expect(answers.map(({ textContent, className }) => [textContent, className])).toEqual([
    ['status 200 after 7 ms', ''],
    ['no readable answer after 7 ms', 'text-bad'],
    ['status 500 after 7 ms', 'text-bad'],
    ['ended after 7 ms', ''],
  ])
})

const open = (count: number) => {
  const load = part(async () => {
    const { STORAGE_PREFIX } = await import('../../src/providers/http/browser.ts')
    const calls = Array.from({ length: count }, (_, place) => ({
      provider: 'tonapi',
      path: `/v2/rates?${place}`,
      at: Date.now() - place,
      took: 7,
      status: 200,
    }))
    localStorage.setItem(`${STORAGE_PREFIX}calls`, JSON.stringify(calls))
    return (await import('../../src/islands/checks/RecentCalls.tsx')).RecentCalls
  }, {})
  return openScreen('/checks', load)
}

test('a full log of calls says that earlier calls are not in it', async () => {
  const words = 'These are the newest 60: the log holds no more.'
  await (await open(60)).screen.findByText(words)
  await closeScreen()
  const { screen } = await open(59)
  await screen.findAllByText(/ after 7 ms$/)
  expect(screen.queryByText(words)).toBeNull()
})

test('an empty log of calls differs from one in forbidden storage', async () => {
  const { screen } = await open(0)
  await screen.findByText('No call of the last ten minutes is logged in this browser.')
  await closeScreen()
  const load = part(async () => {
    const { RecentCalls } = await import('../../src/islands/checks/RecentCalls.tsx')
    vi.stubGlobal('localStorage', undefined)
    return RecentCalls
  }, {})
  await (await openScreen('/checks', load)).screen.findByText('This browser lets the site keep no log of its calls.')
})

test('each answer that the browser keeps has its providers, its age and its size', async () => {
  const load = part(async () => {
    const { cache } = await import('../../src/stores/base/cache.ts')
    const keep = (key: string, value: string, age: number, sources: string[]) =>
      cache.write(key, { value, at: Date.now() - age, sources }, 86_400_000)
    keep('older', 'x'.repeat(2000), 11_000_000, [])
    keep('newer', 'x'.repeat(200), 125_000, ['toncenter', 'tonapi'])
    return (await import('../../src/islands/checks/StoredHere.tsx')).StoredHere
  }, {})
  await openScreen('/checks', load, { faults: [{ match: '/', status: 400 }] })
  const texts = () => rowsOf(document.body).map(row => [...row.cells].map(({ textContent }) => textContent))
  await eventually(() =>
    expect(texts()).toEqual([
      ['newer', 'toncenter, tonapi', '2m ago', expect.stringMatching(/^3[12]\d B$/)],
      ['older', '—', '3h ago', '2 kB'],
    ]),
  )
})
