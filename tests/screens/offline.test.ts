import { expect, test, vi } from 'vitest'
import { openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/blocks/BlocksScreen.tsx')

test('offline, a panel says that it failed, and only the foot of the page gives the reason', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen } = await openScreen('/blocks', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    return load()
  })
  await screen.findByText('Failed to load blocks')
  screen.getByRole('button', { name: 'Try Again' })
  expect(document.body.textContent).not.toContain('This device seems to be offline')
})
