import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()
type Reply = Parameters<typeof browser.announce>[1]
const at = encodeURIComponent(ALICE)
const INDEX = `/api/v3/accountStates?address=${at}&include_boc=false`
const NODE = `/api/v2/getAddressInformation?address=${at}`
const account = (balance: string) => ({
  body: { ok: true, result: { '@type': 'raw.fullAccountState', balance, state: 'active', code: '', data: '' } },
})
const stores = async () => ({
  ...(await import('../../../src/stores/watched.ts')),
  ...(await import('../../../src/stores/account.ts')),
})

/** Text of a watched balance that the index lacks, by a state of its account. */
async function textOf(state: object) {
  const { $watchedAccounts, $account } = await stores()
  const { WatchedBalance } = await import('../../../src/islands/watch/WatchedFigures.tsx')
  const ready = { status: 'ready', at: 0, sources: ['toncenter'], saved: true, changing: false }
  const none = { ...ready, value: {} }
  Object.assign($watchedAccounts(ALICE), { init: none, value: none })
  const own = { ...ready, value: { balance: '5000000000', lastTransaction: null }, ...state }
  Object.assign($account(ALICE), { init: own, value: own })
  const html = renderToStaticMarkup(createElement(WatchedBalance, { raw: ALICE, list: ALICE, onLast() {} }))
  return html.replaceAll(/<[^>]*>/g, '')
}

test('a remembered balance of a watched account is not shown as current when its refresh fails', async () => {
  expect(await textOf({})).toBe('5 TON')
  expect(await textOf({ error: new Error('down') })).toBe('not loaded')
})

/** Watches an account for `minutes` as the watch list does; the index and the node give these answers. */
async function watch(minutes: number, index: Reply, ...node: Reply[]) {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  browser.announce(INDEX, index)
  browser.announce(NODE, ...node)
  await import('../../../src/providers/index-v3/accounts.ts')
  await import('../../../src/providers/bytes/read-boc.ts')
  const { $watchedAccounts, $account } = await stores()
  const stops = [$watchedAccounts(ALICE).listen(() => {}), $account(ALICE).listen(() => {})]
  await vi.advanceTimersByTimeAsync(minutes * 60_000 + 1000)
  const state = $account(ALICE).value
  for (const stop of stops) stop()
  vi.useRealTimers()
  return { state, requests: browser.calls.filter(({ url }) => url === NODE).length }
}

test('a watched balance by the node is refreshed each minute while the index is down', async () => {
  const { state, requests } = await watch(3, { status: 400, body: { error: 'down' } }, account('5'), account('6'))
  expect(state).toMatchObject({ status: 'ready', value: { balance: '6' } })
  expect(requests).toBe(4)
})

test('a watched account that the index lists is not requested from the node each minute', async () => {
  const row = { address: ALICE, balance: '5', status: 'active' }
  expect(await watch(3, { body: { accounts: [row] } }, account('5'))).toMatchObject({ requests: 1 })
})
