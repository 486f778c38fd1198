import { expect, test } from 'vitest'
import { friendlyAddress, type RawAddress } from '../../../src/ton/address.ts'
import { browserOfEachTest } from '../../support/browser.ts'

const browser = browserOfEachTest()

const addresses = Array.from({ length: 150 }, (_, i): RawAddress => `0:${(i + 1).toString(16).padStart(64, '0')}`)
const urlOf = (asked: RawAddress[]) =>
  `/api/v3/addressBook?${asked.map(raw => `address=${encodeURIComponent(raw)}`).join('&')}`
const bookOf = (asked: RawAddress[]) => ({
  body: Object.fromEntries(
    asked.map(raw => [raw, { user_friendly: friendlyAddress(raw, true), domain: null, interfaces: ['wallet_v4r2'] }]),
  ),
})
const parts = [addresses.slice(0, 64), addresses.slice(64, 128), addresses.slice(128)]

async function learn(signal = new AbortController().signal) {
  const { learnKinds } = await import('../../../src/stores/kinds.ts')
  const { addressBook } = await import('../../../src/stores/base/address-book.ts')
  await learnKinds(addresses, signal)
  return addresses.map(raw => addressBook.find(raw)?.isWallet)
}

test('the kinds of 150 addresses are fetched 64 per call', async () => {
  for (const part of parts) browser.announce(urlOf(part), bookOf(part))
  expect(await learn()).toEqual(addresses.map(() => true))
  expect(browser.calls.map(({ url }) => url)).toEqual(parts.map(urlOf))
})

test('a failed call for kinds of addresses ends the calls and keeps earlier results', async () => {
  const [first, second] = parts as [RawAddress[], RawAddress[]]
  browser.announce(urlOf(first), bookOf(first))
  browser.announce(urlOf(second), { status: 400, body: { error: 'down' } })
  expect(await learn()).toEqual(addresses.map((_, i) => (i < 64 ? true : undefined)))
  expect(browser.calls).toHaveLength(2)
})

test('an address that the index does not call a wallet is a contract', async () => {
  for (const part of parts) browser.announce(urlOf(part), bookOf(part.slice(1)))
  const first = new Set(parts.map(([raw]) => raw))
  expect(await learn()).toEqual(addresses.map(raw => !first.has(raw)))
})

test('leaving a list stops the calls for kinds of its addresses', async () => {
  const controller = new AbortController()
  controller.abort()
  expect(await learn(controller.signal)).toEqual(addresses.map(() => undefined))
  expect(browser.calls).toEqual([])
})
