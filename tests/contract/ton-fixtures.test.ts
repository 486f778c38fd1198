import { readFileSync } from 'node:fs'
import { Cell as CoreCell, loadTransaction } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../src/ton/boc.ts'
import { fromBase64, fromHex } from '../../src/ton/bytes.ts'
import { TonBytesError } from '../../src/ton/cell.ts'
import { hashCell } from '../../src/ton/cell-hash.ts'
import { parseHash } from '../../src/ton/hash.ts'
import { readTransaction } from '../../src/ton/transaction.ts'
import { expectedTransaction, startsOf } from '../unit/ton/support/expected.ts'
import { recordedByIndexer, recordedByNode, wordsOfIndexer, wordsOfNode } from '../unit/ton/support/words.ts'
import { shared } from './support/shared.ts'

const file = (name: string) => readFileSync(`${shared}fixtures/${name}`, 'utf8')
const bytesOf = (text: string) => fromHex(text) ?? fromBase64(text)!

describe.skipIf(!shared)('transactions recorded from the indexer', () => {
  test('transactions recorded from the indexer match their hashes and recorded fields', async () => {
    const all = ['opentonapi/api-block-txs-1.json', 'opentonapi/api-block-txs-3.json'].flatMap(name =>
      recordedByIndexer(file(name)),
    )
    for (const recorded of all) {
      const root = readBoc(bytesOf(recorded.raw))
      const [workchain] = recorded.account.address.split(':')
      const ours = readTransaction(root, Number(workchain))
      expect(await hashCell(root)).toBe(recorded.hash)
      expect(wordsOfIndexer(ours)).toEqual(recorded.words)
      expect(startsOf(ours)).toEqual(
        expectedTransaction(loadTransaction(CoreCell.fromHex(recorded.raw).beginParse()), Number(workchain)),
      )
    }
    console.log(`Indexer's recordings: ${all.length} transactions compared`)
    expect(all).toHaveLength(7)
  })
})

describe.skipIf(!shared)('transactions in the node API’s format', () => {
  test('transactions in the node API’s format match their hashes and recorded fields', async () => {
    const names = ['getTransactions', 'getBlockTransactionsExt'].flatMap(method =>
      ['28741341', '39478616'].map(seqno => `derived-toncenter/${method}-shape-block-${seqno}.json`),
    )
    const all = names.flatMap(name => recordedByNode(file(name)))
    for (const { data, account, hash, words } of all) {
      const root = readBoc(bytesOf(data))
      expect(await hashCell(root)).toBe(parseHash(hash))
      expect(wordsOfNode(readTransaction(root, Number(account.split(':')[0])))).toEqual(words)
    }
    console.log(`Node API's recordings: ${all.length} transactions compared`)
    expect(all).toHaveLength(14)
  })
})

describe.skipIf(!shared)('bags of cells with proofs', () => {
  test.each(['accountProof', 'accountState', 'block', 'manyCells'])(
    'the recorded bag of cells %s has the same hash as in @ton/core',
    async name => {
      const bytes = bytesOf(file(`ton-core/boc_cell__${name}.txt`).trim())
      expect(await hashCell(readBoc(bytes))).toBe(CoreCell.fromBoc(Buffer.from(bytes))[0]!.hash().toString('hex'))
    },
  )

  test('a transaction whose message contains a Merkle proof is read', async () => {
    const { boc, hash } = JSON.parse(file('ton-core/boc_cell__tx_with_merkle_body.json')) as Record<string, string>
    const root = readBoc(bytesOf(boc!))
    expect(await hashCell(root)).toBe(parseHash(hash!))
    const core = loadTransaction(CoreCell.fromHex(boc!).beginParse())
    const ours = readTransaction(root, 0)
    expect(startsOf(ours)).toEqual(expectedTransaction(core, 0))
  })

  test('a bag of cells with one changed byte has another hash or throws a TonBytesError', async () => {
    const { boc, hash } = JSON.parse(file('ton-core/boc_cell__tx_with_merkle_body.json')) as Record<string, string>
    const bytes = bytesOf(boc!)
    for (let at = 0; at < bytes.length; at++) {
      try {
        expect(await hashCell(readBoc(bytes.with(at, bytes[at]! ^ 64)))).not.toBe(parseHash(hash!))
      } catch (error) {
        expect(error, `byte ${at}`).toBeInstanceOf(TonBytesError)
      }
    }
  })
})
