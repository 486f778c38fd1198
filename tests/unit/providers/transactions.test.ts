import { Address, beginCell, comment } from '@ton/core'
import { describe, expect, test, vi } from 'vitest'
import { indexerRow, nodeRow, transactionBytes } from '../../support/boc.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/node/full-block.ts')),
  ...(await import('../../../src/providers/node/transactions.ts')),
  ...(await import('../../../src/providers/indexer/transactions.ts')),
}))

const HOSTILE = comment('free\u202e\nTON')
const ok = (result: unknown) => ({ body: { ok: true, result } })
const ENTITY = {
  account: ALICE,
  lt: '10',
  prevLt: '9',
  utime: 1_700_000_000,
  totalFees: '7',
  inMessage: { kind: 'internal', source: BOB, destination: ALICE, value: '5', body: { kind: 'comment', text: 'hi' } },
  outMessages: [],
  compute: { skipped: 'no-gas' },
}
const history = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}`

describe('transactions from the node', () => {
  test('the node’s transactions are read from their bytes', async () => {
    const bytes = transactionBytes()
    network.announce(`${history}&limit=50`, ok([nodeRow(bytes)]))
    const read = await provider.getTransactions(fakeCall(), ALICE, 50)
    expect(read).toMatchObject({ known: {}, unreadable: 0, more: true })
    expect(read.transactions).toMatchObject([{ ...ENTITY, hash: bytes.hash, block: null }])
  })

  test('transactions of an old node without friendly addresses and workchains are read', async () => {
    const { address: _, ...row } = nodeRow(transactionBytes())
    network.announce(`${history}&limit=50`, ok([{ ...row, account: 'a'.repeat(64) }]))
    expect((await provider.getTransactions(fakeCall(), ALICE, 50)).transactions).toMatchObject([ENTITY])
  })

  test('rows of the node that do not match their bytes are dropped', async () => {
    const [bytes, other] = [transactionBytes(), transactionBytes({ lt: 11n })]
    const rows = [
      nodeRow(bytes),
      { ...nodeRow(bytes), transaction_id: { lt: '11', hash: other.hash64 } },
      { ...nodeRow(bytes), address: null, account: BOB },
      nodeRow(transactionBytes({ account: BOB })),
      { ...nodeRow(bytes), data: 'te6c' },
      { ...nodeRow(bytes), data: 7 },
    ]
    network.announce(`${history}&limit=50`, ok(rows))
    const read = await provider.getTransactions(fakeCall(), ALICE, 50)
    expect(read.transactions.map(({ hash }) => hash)).toEqual([bytes.hash])
    expect(read.unreadable).toBe(5)
  })

  test('rows of the node are checked against their bytes on a plain http page too', async () => {
    vi.stubGlobal('crypto', {})
    const [bytes, other] = [transactionBytes(), transactionBytes({ lt: 11n })]
    network.announce(`${history}&limit=50`, ok([nodeRow(bytes), nodeRow({ ...other, hash64: bytes.hash64 })]))
    const read = await provider.getTransactions(fakeCall(), ALICE, 50)
    expect(read).toMatchObject({ transactions: [{ hash: bytes.hash }], unreadable: 1 })
  })

  test('the node’s next page drops the repeated last row', async () => {
    const [newest, oldest] = [transactionBytes(), transactionBytes({ lt: 9n, prevLt: 0n })]
    network.announce(`${history}&limit=3&lt=10&hash=${newest.hash}`, ok([nodeRow(newest), nodeRow(oldest)]))
    const read = await provider.getTransactions(fakeCall(), ALICE, 2, { before: { lt: '10', hash: newest.hash } })
    expect(read.transactions.map(({ hash }) => hash)).toEqual([oldest.hash])
    expect(read.more).toBe(false)
  })

  test('the node’s history ends when a page holds only the repeated last row', async () => {
    const newest = transactionBytes()
    network.announce(`${history}&limit=51&lt=10&hash=${newest.hash}&archival=true`, ok([nodeRow(newest)]))
    const start = { before: { lt: '10', hash: newest.hash }, archival: true }
    expect(await provider.getTransactions(fakeCall(), ALICE, 50, start)).toMatchObject({
      transactions: [],
      more: false,
    })
  })

  test('one transaction is requested of the node by logical time and hash', async () => {
    const bytes = transactionBytes()
    network.announce(`${history}&limit=1&lt=10&hash=${bytes.hash}`, ok([nodeRow(bytes)]))
    const read = await provider.getTransactions(fakeCall(), ALICE, 1, { at: { lt: '10', hash: bytes.hash } })
    expect(read.transactions).toHaveLength(1)
  })

  test('the node’s transactions of a block have that block', async () => {
    const block = { workchain: 0, shard: '8000000000000000', seqno: 7 }
    const path = '/api/v2/getBlockTransactionsExt?workchain=0&shard=-9223372036854775808&seqno=7&count=50'
    network.announce(path, ok({ transactions: [nodeRow(transactionBytes())] }))
    expect((await provider.getFullBlockTransactions(fakeCall(), block, 50)).transactions).toMatchObject([
      { ...ENTITY, block },
    ])
  })
})

describe('transactions from the indexer', () => {
  const block = { workchain: 0, shard: '8000000000000000', seqno: 7 }

  test('the indexer’s transaction is read from its bytes, with block and known addresses', async () => {
    const bytes = transactionBytes()
    network.announce(`/v2/blockchain/transactions/${bytes.hash}`, { body: indexerRow(bytes) })
    expect(await provider.getIndexedTransaction(fakeCall(), bytes.hash)).toEqual({
      transaction: expect.objectContaining({ hash: bytes.hash, lt: '10', totalFees: '7', block }),
      known: {
        [ALICE]: { isWallet: true, name: null, isScam: false },
        [BOB]: { isWallet: false, name: 'Bob', isScam: true },
      },
    })
  })

  test('the indexer’s transaction can be requested by the hash of a message', async () => {
    const bytes = transactionBytes()
    network.announce(`/v2/blockchain/transactions/${bytes.received}`, { body: indexerRow(bytes) })
    expect((await provider.getIndexedTransaction(fakeCall(), bytes.received)).transaction.hash).toBe(bytes.hash)
  })

  test('the indexer’s transaction can be requested by the plain or normalised hash of its external message', async () => {
    const body = beginCell().storeUint(7, 32).endCell()
    const info = { type: 'external-in', dest: Address.parse(ALICE), importFee: 9n } as const
    const bytes = transactionBytes({ received: { info, body } })
    const normalised = beginCell().storeUint(0b10, 2).storeUint(0, 2).storeAddress(info.dest).storeCoins(0)
    const named = normalised.storeBit(false).storeBit(true).storeRef(body).endCell().hash().toString('hex')
    expect(named).not.toBe(bytes.received)
    for (const hash of [bytes.received, named]) {
      network.announce(`/v2/blockchain/transactions/${hash}`, { body: indexerRow(bytes) })
      expect((await provider.getIndexedTransaction(fakeCall(), hash)).transaction.hash).toBe(bytes.hash)
    }
  })

  test('the indexer’s answer with another transaction is rejected', async () => {
    const hash = 'f'.repeat(64)
    network.announce(`/v2/blockchain/transactions/${hash}`, { body: indexerRow(transactionBytes()) })
    const refused = provider.getIndexedTransaction(fakeCall(), hash)
    await expect(refused).rejects.toMatchObject({ kind: 'another', provider: 'tonapi', detail: 'transaction' })
  })

  test('the indexer’s transaction whose hash does not match its bytes is malformed', async () => {
    const bytes = transactionBytes()
    const forged = { ...indexerRow(bytes), hash: 'f'.repeat(64) }
    network.announce(`/v2/blockchain/transactions/${bytes.hash}`, { body: forged })
    await expect(provider.getIndexedTransaction(fakeCall(), bytes.hash)).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('the indexer’s transactions of a masterchain block are read, and malformed rows are dropped', async () => {
    const bytes = transactionBytes({ text: 'free\u202eTON' })
    const rows = [indexerRow(bytes, 'nowhere'), { ...indexerRow(bytes), account: {} }, { hash: bytes.hash }, null]
    network.announce('/v2/blockchain/masterchain/9/transactions?limit=50&offset=0', { body: { transactions: rows } })
    const read = await provider.getCommittedTransactions(fakeCall(), 9, 50)
    expect(read.unreadable).toBe(3)
    expect(read.transactions).toMatchObject([{ block: null, inMessage: { body: { text: 'freeTON' } } }])
  })

  test.each([
    ['that came back', beginCell().storeUint(0xffffffff, 32).storeSlice(HOSTILE.beginParse())],
    [
      'that jettons brought',
      beginCell()
        .storeUint(0x7362d09c, 32)
        .storeUint(0, 64)
        .storeCoins(5)
        .storeAddress(Address.parse(BOB))
        .storeBit(1)
        .storeRef(HOSTILE),
    ],
  ])('hostile characters are removed from a comment %s', async (_, body) => {
    const info = { type: 'external-in', dest: Address.parse(ALICE), importFee: 0n } as const
    const bytes = transactionBytes({ received: { info, body: body.endCell() } })
    network.announce(`/v2/blockchain/transactions/${bytes.hash}`, { body: indexerRow(bytes) })
    const { transaction } = await provider.getIndexedTransaction(fakeCall(), bytes.hash)
    expect(JSON.stringify(transaction.inMessage?.body)).toContain('"text":"free TON"')
  })

  test('hostile characters are removed from comments of outgoing messages', async () => {
    const bytes = transactionBytes({ sendsTo: [BOB], sentText: 'free\u202e\nTON' })
    network.announce(`/v2/blockchain/transactions/${bytes.hash}`, { body: indexerRow(bytes) })
    const { transaction } = await provider.getIndexedTransaction(fakeCall(), bytes.hash)
    expect(transaction.outMessages).toMatchObject([{ body: { kind: 'comment', text: 'free TON' } }])
  })

  test('the indexer’s history of an account is read below a logical time', async () => {
    const [older, oldest] = [transactionBytes({ lt: 9n }), transactionBytes({ lt: 8n, prevLt: 0n })]
    const path = `/v2/blockchain/accounts/${ALICE}/transactions?limit=50&before_lt=10`
    network.announce(path, { body: { transactions: [indexerRow(oldest), indexerRow(older)] } })
    const read = await provider.getIndexedHistory(fakeCall(), ALICE, 50, '10')
    expect(read.transactions.map(({ lt }) => lt)).toEqual(['9', '8'])
    expect(read.more).toBe(false)
  })

  test.each([
    [2, true],
    [3, false],
  ])('a page of at most %i rows, one of two unreadable, may have older ones after it: %s', async (limit, more) => {
    const first = transactionBytes({ lt: 8n, prevLt: 0n })
    const path = `/v2/blockchain/accounts/${ALICE}/transactions?limit=${limit}`
    network.announce(path, { body: { transactions: [indexerRow(first), {}] } })
    const read = await provider.getIndexedHistory(fakeCall(), ALICE, limit)
    expect(read).toMatchObject({ transactions: [{ lt: '8' }], unreadable: 1, more })
  })
})
