import { expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const NAMES = 'nanoscope:1:names'
const BROKEN = `{"${ALICE}":{"name":"Mum"`
const LEAD = /^The names and watched addresses saved in this browser cannot be read\./
const watch = () => import('../../src/islands/watch/WatchScreen.tsx')

test('the watch list says that saved names cannot be read, not that nothing is watched', async () => {
  const { screen } = await openScreen('/watch', watch, { kept: { [NAMES]: BROKEN } })
  await screen.findByText(LEAD)
  expect(screen.queryByText('No address is watched yet')).toBeNull()
  expect(screen.queryByText('Nothing to save yet')).toBeNull()
})

test('the text of names that cannot be read is saved as a file and removed on request', async () => {
  const texts: Promise<string>[] = []
  const { screen, user } = await openScreen('/watch', watch, { kept: { [NAMES]: BROKEN } })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => texts.push(blob.text()) }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: 'Save their text' }))
  expect(await Promise.all(texts)).toEqual([BROKEN])
  await user.click(screen.getByRole('button', { name: 'Remove their text' }))
  await screen.findByText('No address is watched yet')
  expect([screen.queryByText(LEAD), localStorage.getItem(NAMES)]).toEqual([null, null])
})

test('the watch list has the text of names that could not be read also after a change', async () => {
  const entry = { name: 'Mum', note: '', watched: false, isWallet: true, seen: null }
  const { screen } = await openScreen('/watch', watch, {
    kept: { [NAMES]: JSON.stringify({ [ALICE]: entry }), [`${NAMES}-unreadable`]: BROKEN },
  })
  await screen.findByText(
    /^Names and watched addresses of this browser could not be read, and their text was kept aside\./,
  )
  screen.getByText('No address is watched yet')
  screen.getByRole('button', { name: 'Save 1 address as a file' })
})

test('the form of a name says that saved names cannot be read', async () => {
  const form = part(async () => (await import('../../src/islands/names/OwnForm.tsx')).default, {
    raw: ALICE,
    onClose: () => {},
  })
  const { screen } = await openScreen(`/address/${ALICE}`, form, { kept: { [NAMES]: BROKEN } })
  await screen.findByText(LEAD)
})

test('the checks screen warns that forgetting all deletes names that cannot be read', async () => {
  const stored = part(async () => (await import('../../src/islands/checks/StoredHere.tsx')).StoredHere, {})
  const { screen } = await openScreen('/checks', stored, { kept: { [NAMES]: BROKEN } })
  await eventually(() => expect(document.body.textContent).toMatch(/0 answers and [1-9]\d* settings?/))
  screen.getByText(/^This also forgets saved names that cannot be read\./)
})
