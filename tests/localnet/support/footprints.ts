/**
 * Prints bytes that one entry of each list takes which grows with the chain, as JSON. Runs with `--expose-gc` in a process that does
 * nothing else.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Address, beginCell, Cell } from '@ton/core'
import { Ledger } from '../../../scripts/localnet/chain/ledger.ts'
import { OldBlocks } from '../../../scripts/localnet/chain/old-blocks.ts'
import { BlockOfRecord, TransactionRecord } from '../../../scripts/localnet/chain/record.ts'
import { FULL_SHARD, sha256 } from '../../../scripts/localnet/chain/tlb.ts'
import { accountBoc } from './account.ts'

// As in a network: pools of small buffers would hide what each takes.
Buffer.poolSize = 0

async function memory(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.()
    await sleep(10)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Keeps measured objects alive until the process ends. */
const kept: unknown[] = []

/** Bytes of each entry: measured the second time, when everything is compiled. */
async function bytesEach<Owner>(count: number, open: () => Owner, add: (owner: Owner, index: number) => void) {
  let bytes = 0
  for (let round = 0; round < 2; round++) {
    const before = await memory()
    const owner = open()
    for (let index = 0; index < count; index++) add(owner, index)
    bytes = (await memory()) - before
    kept.push(owner)
  }
  return Math.round(bytes / count)
}

const hashes = (index: number) => ({ rootHash: sha256(`root ${index}`), fileHash: sha256(`file ${index}`) })

const blockOf = (index: number) =>
  new BlockOfRecord({
    ...hashes(index),
    workchain: 0,
    shard: FULL_SHARD,
    seqno: index,
    genUtime: index,
    commitSeqno: index,
  })

const find = () => undefined
const account = new Address(0, Buffer.alloc(32))
const origin = { boc: Buffer.alloc(0), account, lt: 0n, endBalance: 0n, traceId: 'trace', find }
const recordOf = (index: number, parent: TransactionRecord | null) =>
  new TransactionRecord({ ...origin, hash: sha256(`${index}`), parent })

const code = (() => {
  let cell = Cell.EMPTY
  for (let at = 0; at < 30; at++) cell = beginCell().storeUint(at, 32).storeRef(cell).endCell()
  return cell
})()

const found = {
  oldBlock: await bytesEach(
    2048,
    () => new OldBlocks(),
    (blocks, seqno) => blocks.add({ ...hashes(seqno), seqno, endLt: BigInt(seqno) * 1_000_000n, keyBlock: false }),
  ),
  blockOfRecord: await bytesEach(
    4000,
    (): BlockOfRecord[] => [],
    (list, index) => list.push(blockOf(index)),
  ),
  parentOfOne: await bytesEach(
    4000,
    (): TransactionRecord[] => [],
    (list, index) => {
      const parent = recordOf(index, null)
      recordOf(-index, parent)
      list.push(parent)
    },
  ),
  account: await bytesEach(
    500,
    () => new Ledger(0),
    (ledger, index) => {
      const address = new Address(0, sha256(`account ${index}`))
      ledger.put(address, Cell.fromBase64(accountBoc(address, code)))
    },
  ),
}
console.log(JSON.stringify(found))
