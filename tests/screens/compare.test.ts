import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { parseAddress } from '../../src/ton/address.ts'
import { openScreen, part } from '../support/screen.ts'

test('the result of Compare stays when the account refreshes by itself, until a click on Refresh', async () => {
  const { screen, state, user } = await openScreen(
    '/address/{frozen account}',
    () => import('../../src/islands/address/AddressScreen.tsx'),
  )
  const raw = parseAddress(state.worthOpening['frozen account']!)!.raw
  const compare = await screen.findByRole('button', { name: 'Compare' })
  const line = within(compare.parentElement!.parentElement!)
  await user.click(compare)
  await screen.findByText(/^tonapi agrees, 3 of 3: balance, status/)
  const { $account } = await import('../../src/stores/account.ts')
  const before = $account(raw).value
  $account(raw).refresh()
  await expect.poll(() => $account(raw).value).not.toBe(before)
  await expect.poll(() => $account(raw).value).toMatchObject({ status: 'ready', changing: false })
  expect(screen.queryByText(/^tonapi agrees/)).not.toBeNull()
  await user.click(line.getByRole('button', { name: 'Refresh' }))
  await screen.findByRole('button', { name: 'Compare' })
  expect(screen.queryByText(/^tonapi agrees/)).toBeNull()
})

test.each([
  ['complete value offers', {}, 1],
  ['part of a value does not offer', { partial: true }, 0],
] as const)('a %s a comparison', async (_, rest, count) => {
  const load = part(async () => (await import('../../src/islands/compare/Compare.tsx')).Compare, {
    shown: { status: 'ready', value: null, at: 1, sources: ['tonapi'], saved: false, changing: false, ...rest },
    fact: async () => ({ fact: {} as never }),
  })
  const { screen } = await openScreen('/', load)
  expect(screen.queryAllByRole('button', { name: 'Compare' })).toHaveLength(count)
})

test('a comparison with a provider that does not have the account can be repeated', async () => {
  const { screen, user } = await openScreen(
    '/address/{unused address}',
    () => import('../../src/islands/address/AddressScreen.tsx'),
  )
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  const said = await screen.findByText('Single source: tonapi does not have it.')
  within(said.parentElement!).getByRole('button', { name: 'Try Again' })
})
