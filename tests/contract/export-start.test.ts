/** Start of an export whose range ends in the past, on the embedded network: its proofs name the account's last transaction by then. */
import { expect, test, vi } from 'vitest'
import type { RawAddress } from '../../src/ton/address.ts'
import { rawOf } from '../support/address.ts'
import { fakeCall } from '../support/provider.ts'
import { computedPage } from './support/computed-page.ts'

const page = computedPage()
const STATE = '/v2/liteserver/get_account_state'
const HISTORY = '/transactions'

/** A masterchain block of the past whose shard block has transactions, the account of the last one, and that transaction's place. */
function aPast() {
  const { chain } = page.network
  const past = [...chain.blocks(-1)].map(({ seqno }) => seqno).sort((a, b) => a - b)
  const seqno = past.find(
    seqno => seqno > past.length / 2 && chain.committed(seqno).some(b => b.transactions.length > 0),
  )
  if (seqno === undefined) throw new Error('no block with transactions')
  const last = chain
    .committed(seqno)
    .flatMap(({ transactions }) => transactions)
    .at(-1)
  const master = [...chain.blocks(-1)].find(block => block.seqno === seqno)
  if (!last || !master) throw new Error('no transaction')
  const account = rawOf(last.account)
  return { account, utime: master.genUtime, lt: `${last.transaction.lt}`, hash: last.cell.hash().toString('hex') }
}

async function startOf(account: RawAddress, until: number) {
  vi.resetModules()
  // The range ends a minute earlier, and long ago.
  vi.setSystemTime(1000 * (until + 86_400))
  const { findStart } = await import('../../src/stores/export/pages.ts')
  return findStart(fakeCall(), account, until - 60)
}

test('an export of the past starts at the last transaction that a proof of that time names, without an index', async () => {
  const { account, utime, lt, hash } = aPast()
  const found = await startOf(account, utime)
  expect(found).toEqual({ next: { kind: 'at', cursor: { lt, hash } }, isCertain: true })
  expect(page.asked.some(path => path.endsWith(HISTORY))).toBe(false)
})

test.each([
  ['another account', (body: string) => body.replace(/"state":"[0-9a-f]+"/, '"state":"b5ee9c72010101010002000000"')],
  ['an unproved shard block', (body: string) => body.replace(/"shard_proof":"[0-9a-f]+"/, '"shard_proof":""')],
  ['nothing', () => undefined],
])('an export of the past is uncertain of its end when tonapi proves %s', async (_, lie) => {
  const { account, utime } = aPast()
  page.lies[`${STATE}/${account}`] = lie
  expect(await startOf(account, utime)).toMatchObject({ next: { kind: 'at' }, isCertain: false })
})
