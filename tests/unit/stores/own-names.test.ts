import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnAddress, OwnAddresses } from '../../../src/domain/names/own.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { fakeStorage } from '../../support/storage.ts'

const KEY = 'nanoscope:1:names'
const A: RawAddress = `0:${'a1'.repeat(32)}`
const B: RawAddress = `0:${'b2'.repeat(32)}`
const own = (parts: Partial<OwnAddress>): OwnAddress => ({
  name: '',
  note: '',
  watched: false,
  isWallet: false,
  seen: null,
  ...parts,
})

let storage: Storage
let onStorage: ((event: { key: string | null }) => void)[]

beforeEach(() => {
  storage = fakeStorage()
  onStorage = []
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string | null }) => void) => {
    onStorage.push(listener)
  })
  vi.stubGlobal('removeEventListener', () => {})
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const load = async () => ({
  ...(await import('../../../src/stores/base/own-names.ts')),
  ...(await import('../../../src/stores/unreadable-names.ts')),
  ...(await import('../../../src/stores/base/address-book.ts')),
})
const keep = (name: string) => (all: OwnAddresses) => ({ ...all, [A]: own({ name }) })
const kept = () => JSON.parse(storage.getItem(KEY) ?? '{}')

test('a name given by the visitor is saved, and its address is redrawn at once', async () => {
  const { changeOwn, addressBook, $own } = await load()
  let drawn = 0
  addressBook.subscribe(() => void drawn++)
  expect(changeOwn(keep('Mum'))).toBeNull()
  expect(addressBook.find(A)).toMatchObject({ name: 'Mum', mark: { by: 'user' } })
  expect(addressBook.find(A)).toBe(addressBook.find(A))
  expect(addressBook.find(B)).toBeUndefined()
  expect([drawn, $own.get()[A]?.name, kept()[A].name]).toEqual([1, 'Mum', 'Mum'])
})

test('a saved name is shown on the next page, beside a provider’s scam mark', async () => {
  storage.setItem(KEY, JSON.stringify({ [A]: own({ name: 'Mum' }) }))
  const { addressBook, learnFrom } = await load()
  expect(addressBook.find(A)?.name).toBe('Mum')
  learnFrom({ known: { [A]: { isWallet: true, name: 'Cheat', isScam: true } } })
  expect(addressBook.find(A)).toMatchObject({ name: 'Mum', isWallet: true, isScam: true, warning: 'scam' })
})

test('names saved by another tab are shown and survive a change in this tab', async () => {
  const { changeOwn, $own } = await load()
  storage.setItem(KEY, JSON.stringify({ [B]: own({ name: 'Shop' }) }))
  expect(changeOwn(keep('Mum'))).toBeNull()
  expect(Object.keys(kept())).toEqual([B, A])
  storage.setItem(KEY, JSON.stringify({ [B]: own({ name: 'Other' }) }))
  for (const listener of onStorage) listener({ key: KEY })
  expect($own.get()).toEqual({ [B]: own({ name: 'Other' }) })
  storage.clear()
  for (const listener of onStorage) listener({ key: null })
  expect($own.get()).toEqual({})
})

test('a full storage first evicts cached answers, then reports an error without losing names', async () => {
  storage = fakeStorage(2000)
  vi.stubGlobal('localStorage', storage)
  storage.setItem('nanoscope:1:cache:3:old', 'x'.repeat(1500))
  const { changeOwn, $own } = await load()
  expect(changeOwn(all => ({ ...all, [A]: own({ name: 'Mum', note: 'y'.repeat(400) }) }))).toBeNull()
  expect(storage.getItem('nanoscope:1:cache:3:old')).toBeNull()
  storage.setItem('other', 'x'.repeat(1000))
  const before = kept()
  expect(changeOwn(all => ({ ...all, [B]: own({ name: 'Shop', note: 'z'.repeat(500) }) }))).toBe('full')
  expect([kept(), $own.get()]).toEqual([before, before])
})

test('changeOwn reports forbidden storage, and more names than allowed', async () => {
  const { changeOwn } = await load()
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`0:${n}`, own({ name: 'x' })]))
  expect(changeOwn(() => many)).toBe('too many')
  vi.stubGlobal('localStorage', undefined)
  expect(changeOwn(keep('Mum'))).toBe('forbidden')
  expect(kept()).toEqual({})
})

describe('saved names that cannot be read', () => {
  const ASIDE = 'nanoscope:1:names-unreadable'
  const BROKEN = '{"0:a1a1":{"name":"Mum"'

  test('saved names that cannot be read are reported, and kept aside before a change is written', async () => {
    storage.setItem(KEY, BROKEN)
    const { changeOwn, $own, $unreadableNames } = await load()
    expect([$own.get(), $unreadableNames.get()]).toEqual([{}, BROKEN])
    expect(storage.getItem(ASIDE)).toBeNull()
    expect(changeOwn(keep('Mum'))).toBeNull()
    expect([kept()[A].name, storage.getItem(ASIDE), $unreadableNames.get()]).toEqual(['Mum', BROKEN, null])
  })

  test('a second text that cannot be read is kept below the first', async () => {
    const { changeOwn, unreadableText } = await load()
    for (const text of [BROKEN, BROKEN, 'null']) {
      storage.setItem(KEY, text)
      changeOwn(keep('Mum'))
    }
    storage.setItem(KEY, '[')
    expect(unreadableText()).toBe(`${BROKEN}\nnull\n[`)
  })

  test.each([
    ['has no room for their text', BROKEN.length + KEY.length + 20, BROKEN],
    ['has room, but their text is too long', Number.POSITIVE_INFINITY, '{'.repeat(2_500_001)],
  ])('saved names that cannot be read stay when the browser %s', async (_, room, text) => {
    storage = fakeStorage(room)
    vi.stubGlobal('localStorage', storage)
    storage.setItem(KEY, text)
    const { changeOwn, $unreadableNames } = await load()
    expect(changeOwn(keep('Mum'))).toBe('full')
    expect([storage.getItem(KEY), storage.getItem(ASIDE), $unreadableNames.get()]).toEqual([text, null, text])
  })

  test('text of names that cannot be read is removed on request, and names that can be read stay', async () => {
    storage.setItem(KEY, BROKEN)
    const { changeOwn, forgetUnreadable, unreadableText, $unreadableNames } = await load()
    forgetUnreadable()
    expect([storage.getItem(KEY), unreadableText(), $unreadableNames.get()]).toEqual([null, '', null])
    storage.setItem(KEY, BROKEN)
    changeOwn(keep('Mum'))
    forgetUnreadable()
    expect([unreadableText(), kept()[A].name]).toEqual(['', 'Mum'])
  })
})
