import { Address } from '@ton/core'
import { expect, test } from 'vitest'
import { Archive, type Archived } from '../../scripts/localnet/chain/archive.ts'
import { BlockOfRecord, TransactionRecord } from '../../scripts/localnet/chain/record.ts'
import { RETENTION } from '../../scripts/localnet/chain/retention.ts'
import { NOTHING_BEFORE } from '../../scripts/localnet/chain/steady.ts'
import { FULL_SHARD, refOf, sha256 } from '../../scripts/localnet/chain/tlb.ts'
import { TransactionStore } from '../../scripts/localnet/chain/transaction-store.ts'
import type { BlockRef, Workchain } from '../../scripts/localnet/chain/types.ts'
import { zeroFlow } from '../../scripts/localnet/chain/value-flow.ts'
import { transactionBoc } from './support/transaction.ts'

const BLOCKS = 6

type Sketch = { commitSeqno?: number; shards?: BlockRef[]; keyBlock?: boolean; transactions?: TransactionRecord[] }

function blockOf(workchain: Workchain, seqno: number, sketch: Sketch = {}): Archived {
  return {
    ...NOTHING_BEFORE,
    workchain,
    shard: FULL_SHARD,
    seqno,
    rootHash: sha256(`${workchain}:${seqno}`),
    fileHash: sha256(`file ${workchain}:${seqno}`),
    genUtime: seqno,
    globalId: 0,
    genSoftware: { version: 0, capabilities: 0n },
    keyBlock: false,
    commitSeqno: seqno,
    valueFlow: zeroFlow(0n),
    stateHash: Buffer.alloc(32),
    replaced: new Uint32Array(),
    boc: Buffer.alloc(100),
    ...sketch,
  }
}

function archiveOf(retention: Partial<typeof RETENTION> = {}): Archive {
  const archive = new Archive({ ...RETENTION, blocks: BLOCKS, ofAccount: 0, ...retention }, () => true)
  archive.settle()
  return archive
}

const account = (index: number) => new Address(0, sha256(`account ${index}`))

function recordOf(index: number, of = account(index), find = (_: string): TransactionRecord | undefined => undefined) {
  const { boc, hash } = transactionBoc(of, BigInt(index))
  return new TransactionRecord({
    boc,
    hash,
    account: of,
    lt: BigInt(index),
    endBalance: 0n,
    parent: null,
    traceId: null,
    find,
  })
}

test('a shard block named by several masterchain blocks is dropped with the last of them', () => {
  const archive = archiveOf()
  const tip = blockOf(0, 1, { commitSeqno: 2 })
  archive.add(blockOf(-1, 1))
  archive.add(tip)
  for (let seqno = 2; seqno <= 40; seqno++) {
    archive.add(blockOf(-1, seqno, { shards: [refOf(tip)] }))
    expect(archive.sizes.due).toBeLessThanOrEqual(1)
  }
  expect(archive.find(0, 1)).toBe(tip)
  for (let seqno = 41; seqno <= 60; seqno++) archive.add(blockOf(-1, seqno))
  expect(archive.sizes).toMatchObject({ due: 0, blocks: BLOCKS })
  expect(archive.find(0, 1)).toBeUndefined()
})

test('lists of committed shard blocks are dropped with their masterchain block', () => {
  const archive = archiveOf()
  for (let seqno = 1; seqno <= 60; seqno++) {
    const shard = blockOf(0, seqno)
    archive.add(shard)
    archive.add(blockOf(-1, seqno, { shards: [refOf(shard)] }))
  }
  // The first block's own list stays with it: it is pinned.
  expect(archive.sizes).toMatchObject({ committed: BLOCKS + 1, due: 0, blocks: 2 * BLOCKS })
})

test('transactions of key blocks are pinned as long as their blocks', () => {
  const archive = archiveOf({ keyBlocks: 3 })
  const add = (seqno: number) => {
    const record = recordOf(seqno)
    archive.add(blockOf(-1, seqno, { keyBlock: true, transactions: [record] }))
    record.block = refAt(seqno)
    archive.transactions.add(record)
  }
  const refAt = (seqno: number) => new BlockOfRecord(blockOf(-1, seqno))
  for (let seqno = 2; seqno <= 60; seqno++) {
    add(seqno)
    expect(archive.sizes.pinned).toBeLessThanOrEqual(3)
    expect(archive.transactions.sizes.pinned).toBeLessThanOrEqual(3)
  }
  expect(archive.transactions.sizes).toMatchObject({ hashes: BLOCKS, accounts: BLOCKS, outlived: 0 })
})

test('nothing is kept of a deleted account once its last block is dropped', () => {
  const existing = new Set<Address>()
  const store = new TransactionStore({
    ofAccount: 10,
    exists: address => existing.has(address),
    hasBlock: () => false,
  })
  for (let index = 1; index <= 50; index++) {
    const address = account(index)
    existing.add(address)
    const records = [recordOf(2 * index, address), recordOf(2 * index + 1, address)]
    for (const record of records) store.add(record)
    store.release(records)
    expect(store.sizes).toMatchObject({ hashes: 2, accounts: 1 })
    existing.delete(address)
    store.release(records.slice(1))
    expect(store.sizes).toEqual({ hashes: 0, messages: 0, accounts: 0, pinned: 0, outlived: 0 })
  }
})
