import { expect, test } from 'vitest'
import type { RawAddress } from '../../../src/ton/address.ts'
import { toBase64 } from '../../../src/ton/base64.ts'
import { addressCell } from '../../../src/ton/write-address.ts'
import { writeBoc } from '../../../src/ton/write-boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const NODE = '/api/v2/runGetMethod'
const slice = (raw: RawAddress) => ['cell', { bytes: toBase64(writeBoc(addressCell(raw), 200)!) }]
const ran = (...stack: unknown[]) => ({ body: { ok: true, result: { exit_code: 0, stack } } })
const says = (owner: RawAddress, master: RawAddress) => ran(['num', '0x5'], slice(owner), slice(master))

/** Bob's contract says whom it belongs to, and Carol's, the master, whose it is. */
async function asked() {
  const screen = look((await import('../../../src/stores/own-wallet.ts')).$ownWallet(ALICE, BOB))
  const state = await screen.rest()
  screen.stop()
  return state.status === 'ready' ? state.value : state
}

test('a contract is an account’s jetton wallet when the jetton’s master confirms it', async () => {
  browser.announce(NODE, says(ALICE, CAROL), ran(slice(BOB)))
  browser.announce(`/v2/jettons/${CAROL}`, {
    body: {
      total_supply: '5',
      mintable: true,
      metadata: { address: CAROL, name: 'Gold', symbol: 'GOLD', decimals: '2' },
      verification: 'none',
      holders_count: 1,
    },
  })
  expect(await asked()).toMatchObject({ address: CAROL, symbol: 'GOLD', decimals: 2 })
})

test('a contract is no jetton wallet when the master names another one', async () => {
  browser.announce(NODE, says(ALICE, CAROL), ran(slice(CAROL)))
  expect(await asked()).toBeNull()
})

test('a jetton wallet of another owner causes no further call', async () => {
  browser.announce(NODE, says(CAROL, CAROL))
  expect(await asked()).toBeNull()
  expect(browser.calls).toHaveLength(1)
})

test('a contract without the get-method is no jetton wallet', async () => {
  browser.announce(NODE, { body: { ok: true, result: { exit_code: 11, stack: [] } } })
  expect(await asked()).toBeNull()
})
