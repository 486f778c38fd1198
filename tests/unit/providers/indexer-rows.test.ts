import { describe, expect, test } from 'vitest'
import { indexerRow, transactionBytes } from '../../support/boc.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL, ELECTOR } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/indexer/auctions.ts')),
  ...(await import('../../../src/providers/indexer/header.ts')),
  ...(await import('../../../src/providers/indexer/jetton-bulk.ts')),
  ...(await import('../../../src/providers/indexer/nft-details.ts')),
  ...(await import('../../../src/providers/indexer/proofs.ts')),
  ...(await import('../../../src/providers/indexer/transactions.ts')),
}))

const HASH = 'ab'.repeat(32)

describe('auctions of the indexer', () => {
  const read = (...data: object[]) => {
    network.announce('/v2/dns/auctions', { body: { data } })
    return provider.getAuctions(fakeCall())
  }

  test.each([
    ['its amount if it has one', { price: 5, bids: 2 }, '5'],
    ['unknown after bids without an amount', { price: 0, bids: 2 }, undefined],
    ['unknown if only its bidder is named', { price: 0, owner: BOB }, undefined],
    ['unknown if its amount is unreadable', { price: 'x', bids: 0 }, undefined],
    ['none before the first bid', { price: 0, bids: 0 }, null],
    ['none if no bids are named', {}, null],
  ])('the highest bid of an auction is %s', async (_, row, bid) => {
    const { auctions } = await read({ domain: 'lens.ton', ...row })
    expect(auctions.map(one => one.bid)).toEqual([bid])
  })

  test('auctions without a known end are listed last', async () => {
    const { auctions } = await read({ domain: 'a.ton' }, { domain: 'b.ton', date: 9 }, { domain: 'c.ton', date: 5 })
    expect(auctions.map(({ domain }) => domain)).toEqual(['c.ton', 'b.ton', 'a.ton'])
  })

  test('a bid whose outcome a server does not tell counts as accepted', async () => {
    const bid = { bidder: { address: BOB }, txTime: 5, value: 1 }
    const data = [bid, { ...bid, txTime: 4, success: null }, { ...bid, txTime: 3, success: false }]
    network.announce('/v2/dns/lens.ton/bids', { body: { data } })
    const { bids } = await provider.getBids(fakeCall(), 'lens.ton')
    expect(bids.map(({ succeeded }) => succeeded)).toEqual([true, true, false])
  })
})

describe('blocks of the indexer', () => {
  const path = '/v2/blockchain/blocks/(0,8000000000000000,7)'
  const id = { workchain: 0, shard: '8000000000000000', seqno: 7 }
  const body = { workchain_id: 0, shard: '8000000000000000', seqno: 7, root_hash: HASH, file_hash: HASH, gen_utime: 9 }

  test('a block header names its readable previous blocks, and whether its shard is split after it', async () => {
    const prev_refs = ['(0,4000000000000000,6)', '(0,c000000000000000,5)', 'nowhere']
    network.announce(path, { body: { ...body, prev_refs, before_split: true } }, { body })
    expect(await provider.getIndexedHeader(fakeCall(), id)).toMatchObject({
      previous: [
        { workchain: 0, shard: '4000000000000000', seqno: 6 },
        { workchain: 0, shard: 'c000000000000000', seqno: 5 },
      ],
      beforeSplit: true,
    })
    expect(await provider.getIndexedHeader(fakeCall(), id)).toMatchObject({ previous: [], beforeSplit: false })
  })

  test('transactions of another masterchain block are dropped and counted, those of shards are kept', async () => {
    const own = transactionBytes({ account: ELECTOR, lt: 11n })
    const other = transactionBytes({ account: ELECTOR, lt: 12n })
    const transactions = [
      indexerRow(transactionBytes()),
      indexerRow(own, '(-1,8000000000000000,9)'),
      indexerRow(other, '(-1,8000000000000000,8)'),
    ]
    network.announce('/v2/blockchain/masterchain/9/transactions?limit=50&offset=0', { body: { transactions } })
    const read = await provider.getCommittedTransactions(fakeCall(), 9, 50)
    expect(read.transactions.map(({ account, lt }) => [account, lt])).toEqual([
      [ALICE, '10'],
      [ELECTOR, '11'],
    ])
    expect(read.unreadable).toBe(1)
  })

  test('the proof of a transaction is requested of the list after the logical time before it', async () => {
    const block = { ...id, rootHash: HASH, fileHash: 'cd'.repeat(32) }
    const name = encodeURIComponent(`(0,8000000000000000,7,${block.rootHash},${block.fileHash})`)
    const query = `mode=167&count=1&account_id=${encodeURIComponent(ALICE)}&lt=9`
    const wire = { workchain: 0, shard: '8000000000000000', seqno: 7, root_hash: HASH, file_hash: 'cd'.repeat(32) }
    network.announce(
      `/v2/liteserver/list_block_transactions/${name}?${query}`,
      { body: { id: wire, proof: '0102' } },
      { body: { id: { ...wire, file_hash: HASH }, proof: '0102' } },
    )
    const ask = () => provider.getTransactionProof(fakeCall(), block, { account: ALICE, lt: '10' })
    expect([...(await ask())]).toEqual([1, 2])
    await expect(ask()).rejects.toMatchObject({ kind: 'another', detail: 'block' })
  })
})

describe('tokens of the indexer', () => {
  test('jettons that were not requested are dropped from an answer about several', async () => {
    const row = (address: string) => ({ metadata: { address, symbol: 'X' } })
    network.announce('/v2/jettons/_bulk', { body: { jettons: [row(BOB), row(ALICE)] } })
    const found = await provider.getJettonsOf(fakeCall(), [ALICE, CAROL])
    expect(found.map(({ address }) => address)).toEqual([ALICE])
    expect(JSON.parse(String(network.calls[0]?.init.body))).toEqual({ account_ids: [ALICE, CAROL] })
  })

  test('the owner of a collection’s item on sale is its seller, and unknown if the sale names none', async () => {
    const [SOLD, OFFERED, FOREIGN] = ['d', 'e', 'f'].map(digit => `0:${digit.repeat(64)}`)
    const price = { value: '7', token_name: 'TON' }
    const nft_items = [
      { address: ALICE, collection: { address: BOB }, owner: { address: CAROL } },
      { address: SOLD, owner: { address: BOB }, sale: { address: BOB, owner: { address: CAROL }, price } },
      { address: OFFERED, owner: { address: BOB }, sale: { address: BOB } },
      { address: FOREIGN, collection: { address: ALICE }, owner: { address: CAROL } },
      { address: ALICE, collection: { address: BOB }, owner: { address: BOB } },
    ]
    network.announce(`/v2/nfts/collections/${BOB}/items?limit=5&offset=0`, { body: { nft_items } })
    const { items, unreadable } = await provider.getCollectionItems(fakeCall(), BOB, 5, 0)
    expect(items.map(({ address, owner, sale }) => [address, owner, sale])).toEqual([
      [ALICE, CAROL, null],
      [SOLD, CAROL, { price: { units: '7', decimals: 9, unit: 'TON' } }],
      [OFFERED, null, { price: null }],
    ])
    expect(unreadable).toBe(2)
  })
})
