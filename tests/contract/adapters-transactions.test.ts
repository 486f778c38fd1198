import { readFileSync } from 'node:fs'
import { Cell, loadTransaction } from '@ton/core'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import { masterchainBlock } from '../../src/domain/block/block.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { parseJson } from '../../src/lib/json.ts'
import { indexedTransactions, readIndexedTransactions } from '../../src/providers/indexer/transactions.ts'
import { extTransactions, readExtTransactions } from '../../src/providers/node/transaction-rows.ts'
import { openFixed } from '../localnet/support/history.ts'
import { landmarks } from './support/landmarks.ts'
import { type Served, serve } from './support/served-apis.ts'
import { shared } from './support/shared.ts'

type Answer = { transactions: unknown[] }

const recorded = (name: string): unknown => parseJson(readFileSync(`${shared}fixtures/${name}`, 'utf8'))
const bySight = (a: Pick<Transaction, 'hash'>, b: Pick<Transaction, 'hash'>) => (a.hash < b.hash ? -1 : 1)
/** Transactions reduced to the facts in their bytes, sorted by hash. */
const ofChain = (list: Transaction[]) => list.map(({ block: _, provider: __, ...tx }) => tx).sort(bySight)

const readIndexed = (list: unknown) => readIndexedTransactions(v.parse(indexedTransactions, list))
const readNode = (list: unknown, block = null) => readExtTransactions(v.parse(extTransactions, list), block)

describe.skipIf(!shared)('recorded transactions read by the provider adapters', () => {
  const blocks = [
    { seqno: '28741341', indexer: 'opentonapi/api-block-txs-1.json', workchain: -1 },
    { seqno: '39478616', indexer: 'opentonapi/api-block-txs-3.json', workchain: 0 },
  ]

  it.each(blocks)(
    'recorded transactions of block $seqno are equal from node and indexer',
    async ({ seqno, indexer, workchain }) => {
      const { transactions } = recorded(indexer) as Answer
      const indexed = await readIndexed(transactions)
      const node = recorded(`derived-toncenter/getTransactions-shape-block-${seqno}.json`) as { result: unknown[] }
      const ext = recorded(`derived-toncenter/getBlockTransactionsExt-shape-block-${seqno}.json`) as { result: Answer }
      const [history, inBlock] = [await readNode(node.result), await readNode(ext.result.transactions)]
      console.log(`Recorded block ${seqno}: ${indexed.transactions.length} transactions, each from 3 answers.`)
      expect(indexed.transactions).toHaveLength(transactions.length)
      expect([indexed.unreadable, history.unreadable, inBlock.unreadable]).toEqual([0, 0, 0])
      expect(ofChain(history.transactions)).toEqual(ofChain(indexed.transactions))
      expect(ofChain(inBlock.transactions)).toEqual(ofChain(indexed.transactions))
      for (const { block } of indexed.transactions)
        expect(block).toEqual({ workchain, shard: '8000000000000000', seqno: Number(seqno) })
    },
  )

  it.each(blocks)('recorded transactions of block $seqno have the indexer’s values', async ({ indexer }) => {
    const { transactions } = recorded(indexer) as { transactions: Record<string, unknown>[] }
    const read = await readIndexed(transactions)
    for (const [at, tx] of read.transactions.entries()) {
      const said = transactions[at]!
      expect(String(said.lt)).toBe(tx.lt)
      expect(said).toMatchObject({ hash: tx.hash, utime: tx.utime, aborted: tx.aborted, orig_status: tx.before })
      expect(String(said.total_fees)).toBe(tx.totalFees)
      expect((said.out_msgs as { value: number }[]).map(({ value }) => String(value))).toEqual(
        tx.outMessages.map(({ value }) => value),
      )
      // hashed by another implementation
      expect(Cell.fromHex(String(said.raw)).hash().toString('hex')).toBe(tx.hash)
    }
  })

  it('transactions with another hash or account, or cut off, are counted as unreadable', async () => {
    const { transactions } = recorded('opentonapi/api-block-txs-3.json') as { transactions: Record<string, string>[] }
    const [good, other] = transactions as [Record<string, string>, Record<string, string>]
    const odd = [
      good,
      { ...good, hash: other.hash },
      { ...good, account: other.account },
      { ...good, raw: good.raw!.slice(0, -20) },
      { ...good, raw: 'not hex' },
      { hash: good.hash },
    ]
    const read = await readIndexed(odd)
    expect(read.transactions.map(({ hash }) => hash)).toEqual([good.hash])
    expect(read.unreadable).toBe(5)
  })
})

describe('transactions of the embedded network read by the provider adapters', () => {
  let network: Network
  let served: Served

  beforeAll(async () => {
    network = await openFixed('mini')
    served = await serve(network)
  })
  afterAll(async () => {
    await served.close()
    network.close()
  })

  const ask = async (path: string) => parseJson(await (await fetch(served.origin + path)).text())

  it('transactions of the embedded network are equal from node and indexer, and as read by @ton/core', async () => {
    const accounts = [...new Set(landmarks(network).items.map(({ account }) => account.toRawString()))].slice(0, 25)
    let compared = 0
    for (const account of accounts) {
      const { transactions } = (await ask(`/v2/blockchain/accounts/${account}/transactions?limit=50`)) as Answer
      const { result } = (await ask(`/api/v2/getTransactions?address=${account}&limit=50`)) as { result: unknown[] }
      const [indexed, node] = [await readIndexed(transactions), await readNode(result)]
      expect(indexed.transactions).toHaveLength(transactions.length)
      expect(ofChain(node.transactions)).toEqual(ofChain(indexed.transactions))
      for (const tx of indexed.transactions) {
        const row = (transactions as { hash: string; raw: string }[]).find(({ hash }) => hash === tx.hash)
        const oracle = loadTransaction(Cell.fromHex(row!.raw).beginParse())
        expect(tx).toMatchObject({ lt: String(oracle.lt), totalFees: String(oracle.totalFees.coins) })
        expect(tx.outMessages).toHaveLength(oracle.outMessagesCount)
      }
      compared += indexed.transactions.length
    }
    console.log(`Embedded network: ${compared} transactions of ${accounts.length} accounts, each from 2 APIs.`)
    expect(compared).toBeGreaterThan(50)
  })

  it('transactions of a masterchain block are in it or in the shard block it commits', async () => {
    const { seqno } = network.chain.head(-1)
    const { transactions } = (await ask(`/v2/blockchain/masterchain/${seqno}/transactions?limit=50`)) as Answer
    const read = await readIndexed(transactions)
    expect(read.unreadable).toBe(0)
    const system = read.transactions.filter(({ account }) => account.startsWith('-1:'))
    expect(system.map(({ block }) => block)).toContainEqual(masterchainBlock(seqno))
  })
})
