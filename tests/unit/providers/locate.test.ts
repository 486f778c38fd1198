import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import { nodeRow, receiverBytes, transactionBytes } from '../../support/boc.ts'
import { fakeCall, fakeNetwork } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

let network: ReturnType<typeof fakeNetwork>
let provider: typeof import('../../../src/providers/node/locate.ts')

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  network = fakeNetwork()
  provider = await import('../../../src/providers/node/locate.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(network.strays).toEqual([])
})

const sender = transactionBytes({ sendsTo: [BOB, CAROL] })
const receiver = receiverBytes(ALICE, BOB)
const answer = (bytes: ReturnType<typeof transactionBytes>) => ({ body: { ok: true, result: nodeRow(bytes) } })
const query = `source=${encodeURIComponent(ALICE)}&destination=${encodeURIComponent(BOB)}&created_lt=11`

/** The message from Alice to Bob, as the transaction that sent it says it. */
async function sought() {
  const { readTransactions } = await import('../../../src/providers/bytes/boc.ts')
  const boc = Buffer.from(sender.hex, 'hex')
  const read = await readTransactions([
    { provider: 'toncenter', boc: () => boc, hash: sender.hash, account: ALICE, block: null },
  ])
  const { hash, createdLt } = (read.transactions[0] as Transaction).outMessages[0]!
  return { hash, createdLt, source: ALICE, destination: BOB }
}

test('the transaction that received a message is found by its parties and logical time', async () => {
  network.announce(`/api/v2/tryLocateResultTx?${query}`, answer(receiver))
  const call = fakeCall()
  const message = await sought()
  const found = await provider.getReceiver(call, message)
  expect(found).toMatchObject({ hash: receiver.hash, account: BOB, inMessage: { hash: message.hash, value: '3' } })
  expect(call.sources).toEqual(['toncenter'])
})

test('the transaction that sent a message is found by its parties and logical time', async () => {
  network.announce(`/api/v2/tryLocateSourceTx?${query}`, answer(sender))
  const message = await sought()
  const found = await provider.getSender(fakeCall(), message)
  expect(found).toMatchObject({ hash: sender.hash, account: ALICE, outMessages: [{ hash: message.hash }, {}] })
})

test('a located transaction that does not contain the message is rejected', async () => {
  const message = await sought()
  network.announce(`/api/v2/tryLocateResultTx?${query}`, answer(transactionBytes({ account: BOB })))
  await expect(provider.getReceiver(fakeCall(), message)).rejects.toMatchObject({
    kind: 'another',
    detail: 'transaction',
  })
  network.announce(`/api/v2/tryLocateResultTx?${query}`, answer(transactionBytes({ account: CAROL })))
  await expect(provider.getReceiver(fakeCall(), message)).rejects.toMatchObject({
    kind: 'another',
    detail: 'transaction',
  })
  network.announce(`/api/v2/tryLocateSourceTx?${query}`, answer(transactionBytes({ sendsTo: [CAROL] })))
  await expect(provider.getSender(fakeCall(), message)).rejects.toMatchObject({
    kind: 'another',
    detail: 'transaction',
  })
})

test.each([
  ['bytes of another transaction', { ...nodeRow(receiver), data: sender.base64 }],
  ['no bytes', { ...nodeRow(receiver), data: '' }],
  ['nothing', null],
  ['text', 'none'],
])('%s instead of a located transaction are malformed', async (_, result) => {
  network.announce(`/api/v2/tryLocateResultTx?${query}`, { body: { ok: true, result } })
  await expect(provider.getReceiver(fakeCall(), await sought())).rejects.toMatchObject({ kind: 'malformed' })
})

test.each([
  'LITE_SERVER_UNKNOWN: transaction was not found',
  'LITE_SERVER_UNKNOWN: cannot compute block with specified transaction: lt not in db',
])('a message not received yet is not found, which is no other failure: %s', async error => {
  network.announce(`/api/v2/tryLocateResultTx?${query}`, { status: 500, body: { ok: false, error, code: 500 } })
  await expect(provider.getReceiver(fakeCall(), await sought())).rejects.toMatchObject({ kind: 'not-found' })
  expect(network.calls).toHaveLength(1)
})
