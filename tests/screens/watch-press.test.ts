import { expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/address/AddressScreen.tsx')
const kept = () => Object.values(JSON.parse(localStorage.getItem('nanoscope:1:names') ?? '{}'))

test('a click on Watch saves the address with its last transaction, and a second click removes it', async () => {
  const { screen, user } = await openScreen('/address/{wallet}', load)
  const press = await screen.findByRole('button', { name: 'Watch', pressed: false })
  await screen.findAllByText(/^active$/)
  await user.click(press)
  await screen.findByRole('button', { name: 'Watched', pressed: true })
  expect(kept()).toMatchObject([{ name: '', watched: true, isWallet: true, seen: { hash: /^[0-9a-f]{64}$/ } }])
  await user.click(press)
  await screen.findByRole('button', { name: 'Watch', pressed: false })
  expect(kept()).toEqual([])
})

test('Watch keeps the visitor’s name, and says why the browser cannot save', async () => {
  const { screen, user } = await openScreen('/address/{wallet}', load)
  await user.click(await screen.findByRole('button', { name: 'Name it' }))
  await user.type(await screen.findByLabelText('Name'), 'Savings')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  await user.click(screen.getByRole('button', { name: 'Watch' }))
  await eventually(() => expect(kept()).toMatchObject([{ name: 'Savings', watched: true }]))
  const press = await screen.findByRole('button', { name: 'Watched' })
  const { getItem } = localStorage
  const setItem = () => {
    throw new Error('storage is forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: getItem.bind(localStorage), setItem })
  await user.click(press)
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not let the site keep anything/)
  screen.getByRole('button', { name: 'Watched', pressed: true })
})

test('saving a name keeps a watch that began while the form was open', async () => {
  const { screen, user } = await openScreen('/address/{wallet}', load)
  await user.click(await screen.findByRole('button', { name: 'Name it' }))
  await user.type(await screen.findByLabelText('Name'), 'Savings')
  await user.click(screen.getByRole('button', { name: 'Watch' }))
  await eventually(() => expect(kept()).toMatchObject([{ name: '', watched: true }]))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(kept()).toMatchObject([{ name: 'Savings', watched: true }])
})
