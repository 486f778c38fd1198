import { expect, test, vi } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const browser = browserOfEachTest()
const book = () => import('../../../src/stores/base/address-book.ts')
const fact = (parts = {}) => ({ isWallet: false, name: null, isScam: false, ...parts })

test('the address book keeps facts of an address for other pages for a day', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const first = await book()
  first.learnFrom({ known: { [ALICE]: fact({ isWallet: true, name: 'alice.ton' }), [BOB]: fact({ isScam: true }) } })
  browser.reload()
  const next = await book()
  expect(next.addressBook.find(ALICE)).toMatchObject({ isWallet: true, name: 'alice.ton' })
  expect(next.addressBook.find(BOB)).toMatchObject({ isScam: true })
  vi.advanceTimersByTime(24 * 3600_000 + 1)
  expect(next.addressBook.find(ALICE)).toBeUndefined()
  vi.useRealTimers()
})

test('the address book keeps wallet kind and name, and updates the scam mark', async () => {
  const { learnFrom, addressBook } = await book()
  learnFrom({ known: { [ALICE]: fact({ isWallet: true, name: 'alice.ton', isScam: true }) } })
  learnFrom({ known: { [ALICE]: fact() } })
  expect(addressBook.find(ALICE)).toMatchObject({ isWallet: true, name: 'alice.ton', isScam: false })
})

test('the address book keeps a scam mark when a source without marks names the address', async () => {
  const { learnFrom, addressBook } = await book()
  learnFrom({ known: { [ALICE]: fact({ isScam: true }) } })
  learnFrom({ known: { [ALICE]: { isWallet: true, name: null } } })
  expect(addressBook.find(ALICE)).toMatchObject({ isWallet: true, isScam: true })
})

test('the address book takes the kind from a pasted form until a provider gives it', async () => {
  const { assumeKind, learnFrom, addressBook } = await book()
  const listener = vi.fn()
  const stop = addressBook.subscribe(listener)
  assumeKind(ALICE, true)
  expect(addressBook.find(ALICE)).toMatchObject({ isWallet: true })
  learnFrom({ known: { [ALICE]: fact() } })
  expect(addressBook.find(ALICE)).toMatchObject({ isWallet: false })
  learnFrom({ known: { [ALICE]: fact() } })
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

test('an older answer fills gaps in the address book of its page, but never replaces newer facts', async () => {
  const first = await book()
  const yesterday = Date.now() - 25 * 3600_000
  first.learnFrom({ known: { [ALICE]: fact({ name: 'alice.ton' }) } })
  first.learnFrom({ known: { [ALICE]: fact({ name: 'before.ton' }), [BOB]: fact({ isWallet: true }) } }, yesterday)
  expect(first.addressBook.find(ALICE)).toMatchObject({ name: 'alice.ton' })
  expect(first.addressBook.find(BOB)).toMatchObject({ isWallet: true })
  browser.reload()
  const next = await book()
  expect(next.addressBook.find(ALICE)).toMatchObject({ name: 'alice.ton' })
  expect(next.addressBook.find(BOB)).toBeUndefined()
})

test('the address book keeps every name of the current page and the latest 500 for other pages', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { learnFrom, addressBook: onPage } = await book()
  learnFrom({ known: { [ALICE]: fact({ name: 'alice.ton' }) } })
  vi.advanceTimersByTime(1000)
  const many = Array.from({ length: 500 }, (_, i) => [`0:${String(i).padStart(64, '0')}`, fact({ name: `n${i}` })])
  learnFrom({ known: Object.fromEntries(many) })
  expect(onPage.find(ALICE)).toMatchObject({ name: 'alice.ton' })
  browser.reload()
  const { addressBook } = await book()
  expect(addressBook.find(ALICE)).toBeUndefined()
  expect(addressBook.find(`0:${'7'.padStart(64, '0')}`)).toMatchObject({ name: 'n7' })
  vi.useRealTimers()
})

test('the address book keeps what another tab has saved since this tab read the saved facts', async () => {
  const here = await book()
  expect(here.addressBook.find(BOB)).toBeUndefined()
  browser.reload()
  const there = await book()
  there.learnFrom({ known: { [BOB]: fact({ name: 'bob.ton' }) } })
  here.learnFrom({ known: { [ALICE]: fact({ name: 'alice.ton' }) } })
  browser.reload()
  const { addressBook } = await book()
  expect([ALICE, BOB].map(raw => addressBook.find(raw)?.name)).toEqual(['alice.ton', 'bob.ton'])
})

test('facts that another tab saves are shown while an address is on screen', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const { addressBook } = await book()
  const listener = vi.fn()
  const stop = addressBook.subscribe(listener)
  expect(addressBook.find(BOB)).toBeUndefined()
  browser.reload()
  const there = await book()
  there.learnFrom({ known: { [BOB]: fact({ name: 'bob.ton' }) } })
  const tell = () => {
    for (const [key, newValue] of Object.keys(localStorage).map(name => [name, localStorage.getItem(name)]))
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  }
  tell()
  expect(addressBook.find(BOB)).toMatchObject({ name: 'bob.ton' })
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  tell()
  expect(listener).toHaveBeenCalledTimes(1)
})
