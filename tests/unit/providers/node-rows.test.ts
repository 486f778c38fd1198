import { beginCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { nodeRow, transactionBytes } from '../../support/boc.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/node/block.ts')),
  ...(await import('../../../src/providers/node/execution.ts')),
  ...(await import('../../../src/providers/node/full-block.ts')),
  ...(await import('../../../src/providers/node/proofs.ts')),
  ...(await import('../../../src/providers/node/transactions.ts')),
}))

const ok = (result: unknown) => ({ body: { ok: true, result } })
const bytes = (lt: number) => transactionBytes({ lt: BigInt(lt), prevLt: BigInt(lt - 1) })

describe('pages of the node’s history', () => {
  const page = (query: string) => `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=${query}`
  const cursor = { lt: '10', hash: bytes(10).hash }
  const from = `&lt=10&hash=${cursor.hash}`

  test('a page of a server that does not repeat the last row has no more rows than requested', async () => {
    network.announce(page(`3${from}`), ok([9, 8, 7].map(lt => nodeRow(bytes(lt)))))
    const read = await provider.getTransactions(fakeCall(), ALICE, 2, { before: cursor })
    expect(read.transactions.map(({ lt }) => lt)).toEqual(['9', '8'])
    expect(read.more).toBe(true)
  })

  test('a page that begins with another transaction than the requested one is rejected', async () => {
    network.announce(page(`1${from}`), ok([nodeRow(bytes(9))]), ok([]))
    const ask = () => provider.getTransactions(fakeCall(), ALICE, 1, { at: cursor })
    await expect(ask()).rejects.toMatchObject({ kind: 'another', detail: 'transaction' })
    expect(await ask()).toMatchObject({ transactions: [], more: false })
  })
})

describe('transactions of a shard block', () => {
  /** A shard of the accounts whose hash begins with 8 to f. */
  const id = { workchain: 0, shard: 'c000000000000000', seqno: 7 }
  const query = 'workchain=0&shard=-4611686018427387904&seqno=7&count=2'
  const STRANGER = `0:${'3'.repeat(64)}`

  test('transactions of accounts of another shard are dropped from a block and counted', async () => {
    const rows = [nodeRow(transactionBytes()), nodeRow(transactionBytes({ account: STRANGER }))]
    network.announce(`/api/v2/getBlockTransactionsExt?${query}`, ok({ transactions: rows }))
    const read = await provider.getFullBlockTransactions(fakeCall(), id, 2)
    expect(read.transactions.map(({ account }) => account)).toEqual([ALICE])
    expect(read).toMatchObject({ unreadable: 1, incomplete: true })
  })

  test('ids of transactions of another shard are dropped from a block and counted', async () => {
    const row = { account: ALICE, lt: '5', hash: 'ab'.repeat(32) }
    const transactions = [row, { ...row, account: STRANGER }]
    network.announce(`/api/v2/getBlockTransactions?${query}`, ok({ transactions }))
    expect(await provider.getBlockTransactions(fakeCall(), id, 2)).toEqual({
      transactions: [{ account: ALICE, lt: '5', hash: 'ab'.repeat(32), summary: null }],
      unreadable: 1,
      incomplete: true,
    })
  })
})

test('libraries whose bytes have another hash, and those that were not requested, are dropped', async () => {
  const [own, forged, other] = [1, 2, 3].map(value => beginCell().storeUint(value, 8).endCell())
  const hashes = [own!, forged!].map(cell => cell.hash().toString('hex'))
  const row = (claimed: typeof own, sent: typeof own) => ({
    hash: claimed!.hash().toString('base64'),
    data: sent!.toBoc().toString('base64'),
  })
  const result = [row(own, own), row(forged, own), row(other, other)]
  network.announce(`/api/v2/getLibraries?libraries=${hashes[0]}&libraries=${hashes[1]}`, ok({ result }))
  const found = await provider.getLibraries(fakeCall(), hashes)
  expect([...found.keys()]).toEqual([hashes[0]])
})

describe('signatures of a masterchain block', () => {
  const id = {
    workchain: -1,
    shard: '-9223372036854775808',
    seqno: 5,
    root_hash: 'a'.repeat(64),
    file_hash: 'b'.repeat(64),
  }
  const signatures = [{ node_id_short: 'c'.repeat(64), signature: 'AQI=' }]
  const simplex = { session_id: 'd'.repeat(64), slot: 0, candidate: 'AwQ=' }
  function ask(parts: object) {
    network.announce('/api/v2/getMasterchainBlockSignatures?seqno=5', ok({ id, signatures, ...parts }))
    return provider.getSignatures(fakeCall(), 5)
  }

  test('signatures are read in the older form, and in that of a slot, which may be 0', async () => {
    const read = [{ signer: 'c'.repeat(64), signature: Uint8Array.of(1, 2) }]
    expect((await ask({})).set).toEqual({ kind: 'ordinary', signatures: read })
    expect((await ask(simplex)).set).toEqual({
      kind: 'simplex',
      signatures: read,
      session: 'd'.repeat(64),
      slot: 0,
      candidate: Uint8Array.of(3, 4),
    })
  })

  test.each(['session_id', 'slot', 'candidate'])('signatures of a slot without %s are malformed', async name => {
    await expect(ask({ ...simplex, [name]: undefined })).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('signatures of another block are rejected', async () => {
    await expect(ask({ id: { ...id, seqno: 6 } })).rejects.toMatchObject({ kind: 'another', detail: 'block' })
  })
})
