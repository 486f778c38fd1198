import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Address, beginCell, Cell } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import { Ledger } from '../../scripts/localnet/chain/ledger.ts'
import { OldBlocks } from '../../scripts/localnet/chain/old-blocks.ts'
import { SharedCodes } from '../../scripts/localnet/chain/shared-codes.ts'
import { sha256 } from '../../scripts/localnet/chain/tlb.ts'
import { FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'
import { View } from '../../scripts/localnet/proofs/view.ts'
import { accountBoc } from './support/account.ts'

const SCRIPT = join(import.meta.dirname, 'support/footprints.ts')

let bytes: Record<'oldBlock' | 'blockOfRecord' | 'parentOfOne' | 'account', number>
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', SCRIPT])
  bytes = JSON.parse(stdout)
})

/** Measured: 83; without large subtrees, or without compression, 95 to 200. Two hashes are 64 of them. */
test('an old block takes less than 90 bytes in the masterchain’s state', () => {
  expect(bytes.oldBlock).toBeLessThan(90)
})

test('a transaction record takes less than 250 bytes for its block', () => {
  expect(bytes.blockOfRecord).toBeLessThan(250)
})

/** Measured: 355; with the spare room of a list, 482. */
test('a transaction record uses no memory for missing children', () => {
  expect(bytes.parentOfOne).toBeLessThan(420)
})

/** Measured: 6 kB; with a separate code of 30 cells, 46 kB. */
test('an account takes less than 10 kB besides shared code', () => {
  expect(bytes.account).toBeLessThan(10_000)
})

const CODE = beginCell().storeUint(1, 32).storeRef(Cell.EMPTY).endCell()

test('accounts with the same code share one copy of it, with unchanged hashes', () => {
  const ledger = new Ledger(0)
  const addresses = [1, 2].map(index => new Address(0, sha256(`account ${index}`)))
  const codes = addresses.map(address => {
    const given = Cell.fromBase64(accountBoc(address, CODE))
    ledger.put(address, given)
    expect(ledger.hash(address)).toEqual(given.refs[0]!.hash())
    expect(ledger.boc(address)).toBe(given.toBoc().toString('base64'))
    return ledger.get(address)!.code!
  })
  expect(codes[1]).toBe(codes[0])
  expect(codes[0]!.hash()).toEqual(CODE.hash())
})

test('code that no account uses is garbage-collected', async () => {
  const { setFlagsFromString } = await import('node:v8')
  const { runInNewContext } = await import('node:vm')
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const codes = new SharedCodes()
  for (let index = 0; index < 100; index++) {
    const code = beginCell().storeUint(index, 32).endCell()
    codes.share(Cell.fromBase64(accountBoc(new Address(0, Buffer.alloc(32)), code)))
  }
  await expect
    .poll(() => {
      collect()
      return codes.size
    })
    .toBeLessThan(5)
})

test('OldBlocks stores a dictionary in which blocks of every subtree are found', () => {
  const blocks = new OldBlocks()
  const rootHash = (seqno: number) => sha256(`root ${seqno}`)
  for (let seqno = 0; seqno < 2100; seqno++) {
    const fileHash = sha256(`file ${seqno}`)
    blocks.add({ seqno, endLt: BigInt(seqno), rootHash: rootHash(seqno), fileHash, keyBlock: false })
  }
  const builder = beginCell()
  blocks.store(builder)
  const cell = builder.endCell()
  for (const seqno of [0, 31, 1023, 1024, 2047, 2048, 2079, 2099]) {
    const leaf = new View(cell).leafE(cell.beginParse(), seqno.toString(2).padStart(32, '0'))
    // KeyMaxLt, the mark of a key block, end and seqno come first.
    expect(leaf!.skip(65 + 1 + 64).loadUint(32)).toBe(seqno)
    expect(leaf!.loadBuffer(32)).toEqual(rootHash(seqno))
  }
})

test('the first block of a saved history retains only its own bytes', async () => {
  const { chain } = await openNetwork({ profile: 'mini', genesisTime: FIXED_GENESIS })
  const { rootHash, replaced } = chain.block(-1, 0)!
  expect(rootHash.buffer.byteLength).toBe(32)
  expect(replaced.buffer.byteLength).toBe(replaced.byteLength)
})
