import { expect, test } from 'vitest'
import { openScreen, part } from '../support/screen.ts'

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
