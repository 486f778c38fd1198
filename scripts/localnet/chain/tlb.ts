/** Small parts of block.tlb used by several cells. */
import { createHash } from 'node:crypto'
import { type Address, type Builder, beginCell, type Cell, type Slice } from '@ton/core'
import type { Augmentation } from './augmented.ts'
import { paddedPrefix, prefixOf } from './shard.ts'
import type { BlockRef, ChainBlock, Workchain } from './types.ts'

/** Id of the shard that covers a complete workchain. */
export const FULL_SHARD = '8000000000000000'

export const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** Writes `CurrencyCollection` without extra currencies; nanoTON. */
export function storeCurrency(builder: Builder, amount: bigint): Builder {
  return builder.storeCoins(amount).storeBit(0)
}

/** Reads `CurrencyCollection` in nanoTON. Throws for extra currencies, which this network does not have. */
export function loadCurrency(slice: Slice): bigint {
  const coins = slice.loadCoins()
  if (slice.loadBit()) throw new Error('There are no extra currencies here')
  return coins
}

/** Writes `ShardIdent`. */
export function storeShardIdent(builder: Builder, workchain: Workchain, shard: string): Builder {
  return builder
    .storeUint(0, 2)
    .storeUint(prefixOf(shard).length, 6)
    .storeInt(workchain, 32)
    .storeUint(paddedPrefix(shard), 64)
}

/** Writes `ExtBlkRef`. */
export function storeBlockRef(builder: Builder, block: Pick<ChainBlock, 'endLt' | 'seqno' | 'rootHash' | 'fileHash'>) {
  return builder
    .storeUint(block.endLt, 64)
    .storeUint(block.seqno, 32)
    .storeBuffer(block.rootHash)
    .storeBuffer(block.fileHash)
}

export function refOf(block: BlockRef): BlockRef {
  const { workchain, shard, seqno, rootHash, fileHash } = block
  return { workchain, shard, seqno, rootHash, fileHash }
}

export function cellOf(write: (builder: Builder) => void): Cell {
  const builder = beginCell()
  write(builder)
  return builder.endCell()
}

const sum = (left: bigint, right: bigint) => left + right

/** Sums of `CurrencyCollection` for ShardAccountBlocks, OutMsgDescr and an account's transactions. */
export const currencySum = (keyBits: number): Augmentation<bigint> => ({
  keyBits,
  zero: 0n,
  combine: sum,
  write: storeCurrency,
  read: loadCurrency,
})

/** `DepthBalanceInfo` for the accounts of a shard state. */
export const balanceSum: Augmentation<bigint> = {
  keyBits: 256,
  zero: 0n,
  combine: sum,
  write: (builder, balance) => storeCurrency(builder.storeUint(0, 5), balance),
  read: slice => loadCurrency(slice.skip(5)),
}

/** `ImportFees`, nanoTON. */
export type ImportFees = { fees: bigint; value: bigint }

export const importFeesSum: Augmentation<ImportFees> = {
  keyBits: 256,
  zero: { fees: 0n, value: 0n },
  combine: (left, right) => ({ fees: left.fees + right.fees, value: left.value + right.value }),
  write: (builder, { fees, value }) => storeCurrency(builder.storeCoins(fees), value),
  read: slice => ({ fees: slice.loadCoins(), value: loadCurrency(slice) }),
}

/**
 * Reads an internal address; null for `addr_none`. Throws for anycast: `@ton/core` then modifies the cell that it reads, which corrupts
 * shared bytes.
 */
export function loadPlainAddress(slice: Slice): Address | null {
  if (slice.remainingBits > 2 && slice.preloadUint(3) === 0b101) throw new Error('An address with anycast is not read')
  return slice.loadMaybeAddress()
}
