import { expect, test } from 'vitest'
import { closeScreen, openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/rates/RatesScreen.tsx')

test('a queued call of a closed screen is not sent and does not delay the next screen', async () => {
  await openScreen('/rates', load)
  const { $coinPrice } = await import('../../src/stores/rates.ts')
  $coinPrice('jpy').get()
  await closeScreen()
  const { network, screen } = await openScreen('/rates', load)
  await screen.findByRole('table', { name: 'Trading Markets' })
  const paths = (await network.calls()).map(({ path }) => path)
  expect(paths.filter(path => path.includes('jpy'))).toEqual([])
})
