import { type Builder, beginCell, type Cell, Dictionary } from '@ton/core'
import { AugmentedDictionary } from '../../../../../scripts/localnet/chain/augmented.ts'
import { paddedPrefix, prefixOf } from '../../../../../scripts/localnet/chain/shard.ts'
import { balanceSum, cellOf, currencySum, sha256, storeCurrency } from '../../../../../scripts/localnet/chain/tlb.ts'
import type { FullBlockId } from '../../../../../src/ton/proof/block-id.ts'
import { updateOf } from './merkle.ts'

export const WHOLE = '8000000000000000'
type Place = { workchain: number; shard: string; seqno: number }
const bitsOf = (hex: string) => BigInt(`0x1${hex}`).toString(2).slice(1)
const empty = () => beginCell().endCell()
const hashBuffer = (hash: string) => Buffer.from(hash, 'hex')

/** Id of a block with the root hash of its cell; its file hash is fictitious. */
export const idOf = (cell: Cell, place: Place): FullBlockId => ({
  ...place,
  rootHash: cell.hash().toString('hex'),
  fileHash: sha256(cell.hash()).toString('hex'),
})

const storeIdent = (builder: Builder, { workchain, shard }: Place) =>
  builder.storeUint(prefixOf(shard).length, 8).storeInt(workchain, 32).storeUint(paddedPrefix(shard), 64)

const storeRefTo = (builder: Builder, { seqno, rootHash, fileHash }: FullBlockId) =>
  builder.storeUint(1, 64).storeUint(seqno, 32).storeBuffer(hashBuffer(rootHash)).storeBuffer(hashBuffer(fileHash))

type Info = Place & { previous: FullBlockId[]; isSplit?: boolean; isKeyBlock?: boolean; utime?: number }

function infoCell({ previous, isSplit = false, isKeyBlock = false, utime = 1_700_000_000, ...place }: Info): Cell {
  const refs = previous.map(id => cellOf(cell => storeRefTo(cell, id)))
  const isShard = place.workchain !== -1
  const info = beginCell()
    .storeUint(0x9bc7a987, 32)
    .storeUint(0, 32)
    .storeBit(isShard)
    .storeBit(refs.length > 1)
  info.storeBit(0).storeBit(isSplit).storeUint(0, 2).storeBit(isKeyBlock).storeBit(0).storeUint(1, 8)
  info.storeUint(place.seqno, 32).storeUint(0, 32)
  storeIdent(info, place).storeUint(utime, 32).storeUint(1, 64).storeUint(2, 64)
  info.storeUint(7, 32).storeUint(8, 32).storeUint(0, 32).storeUint(9, 32).storeUint(0, 104)
  if (isShard) info.storeRef(empty())
  const merged = () => beginCell().storeRef(refs[0]!).storeRef(refs[1]!).endCell()
  return info.storeRef(refs.length > 1 ? merged() : refs[0]!).endCell()
}

type Parts = Info & { accounts?: Cell; custom?: Cell; state?: Cell }

/** A `Block`. Its parts can be pruned by name. */
export function blockOf({ accounts, custom, state, ...info }: Parts) {
  const header = infoCell(info)
  const noAccounts = beginCell().storeBit(0).storeCoins(0).storeBit(0).endCell()
  const accountBlocks = accounts ?? noAccounts
  const [inMessages, outMessages] = [cellOf(cell => cell.storeUint(1, 9)), cellOf(cell => cell.storeUint(2, 9))]
  const extra = beginCell().storeUint(0x4a33f6fd, 32).storeRef(inMessages).storeRef(outMessages).storeRef(accountBlocks)
  extra.storeUint(3, 256).storeUint(4, 256).storeMaybeRef(custom)
  const extraCell = extra.endCell()
  const valueFlow = cellOf(cell => cell.storeUint(0xb8e48dfb, 32).storeRef(empty()).storeCoins(5).storeBit(0))
  const update = updateOf(empty(), state ?? empty())
  const refs = [header, valueFlow, update, extraCell]
  const cell = beginCell().storeUint(0x11ef55aa, 32).storeInt(-239, 32)
  for (const ref of refs) cell.storeRef(ref)
  const root = cell.endCell()
  return { root, header, valueFlow, extra: extraCell, inMessages, outMessages, accountBlocks, id: idOf(root, info) }
}

/** A transaction in an account block. `named`: another account that the block falsely names. */
export type Sent = { account: string; lt: bigint; cell: Cell; named?: string }

/** `ShardAccountBlocks` of these transactions. */
export function accountBlocksOf(sent: Sent[]): Cell {
  let blocks = new AugmentedDictionary(currencySum(256))
  for (const account of new Set(sent.map(one => one.account))) {
    let own = new AugmentedDictionary(currencySum(64))
    for (const { lt, cell } of sent.filter(one => one.account === account))
      own = own.set(lt.toString(2).padStart(64, '0'), builder => builder.storeRef(cell), 3n)
    const write = (builder: Builder) => {
      own.storeRoot(
        builder.storeUint(5, 4).storeBuffer(hashBuffer(sent.find(one => one.account === account)?.named ?? account)),
      )
      builder.storeRef(empty())
    }
    blocks = blocks.set(bitsOf(account), write, 6n)
  }
  return cellOf(cell => blocks.store(cell))
}

/** `ShardAccounts` of these accounts, whose last transactions are at lt 77. */
export function shardAccountsOf(accounts: Record<string, Cell>): Cell {
  let all = new AugmentedDictionary(balanceSum)
  for (const [hash, cell] of Object.entries(accounts))
    all = all.set(bitsOf(hash), leaf => leaf.storeRef(cell).storeUint(66, 256).storeUint(77, 64), 5n)
  return cellOf(cell => all.store(cell))
}

/** `ShardStateUnsplit`. */
export function stateOf(place: Place, accounts: Cell, custom?: Cell): Cell {
  const state = beginCell().storeUint(0x9023afe2, 32).storeInt(-239, 32)
  storeIdent(state, place)
    .storeUint(place.seqno, 32)
    .storeUint(0, 32 + 32 + 64 + 32)
  return state
    .storeRef(cellOf(cell => cell.storeUint(6, 9)))
    .storeBit(0)
    .storeRef(accounts)
    .storeRef(empty())
    .storeMaybeRef(custom)
    .endCell()
}

function shardTree(tips: FullBlockId[], prefix: string): Cell {
  const [tip] = tips
  if (tip && prefixOf(tip.shard) === prefix) {
    const leaf = beginCell()
      .storeUint(0xa, 5)
      .storeUint(tip.seqno, 32)
      .storeUint(0, 32)
      .storeUint(1, 64)
      .storeUint(2, 64)
    return leaf.storeBuffer(hashBuffer(tip.rootHash)).storeBuffer(hashBuffer(tip.fileHash)).storeUint(0, 200).endCell()
  }
  const half = (side: string) =>
    shardTree(
      tips.filter(one => prefixOf(one.shard).startsWith(prefix + side)),
      prefix + side,
    )
  return beginCell().storeBit(1).storeRef(half('0')).storeRef(half('1')).endCell()
}

const storeShards = (builder: Builder, tips: FullBlockId[]) => {
  const hashes = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  if (tips.length > 0) hashes.set(0, shardTree(tips, ''))
  return builder.storeDict(hashes)
}

/** `McBlockExtra`; that of a key block if a configuration is given. */
export function blockExtraOf(tips: FullBlockId[], config?: Cell): Cell {
  const extra = storeShards(
    beginCell()
      .storeUint(0xcca5, 16)
      .storeBit(config !== undefined),
    tips,
  )
  storeCurrency(storeCurrency(extra.storeBit(0), 1n), 2n).storeRef(empty())
  if (config) extra.storeUint(0x55, 256).storeRef(config)
  return extra.endCell()
}

type OldBlock = { id: FullBlockId; isKeyBlock: boolean }

/** `McStateExtra` with these older blocks. */
export function stateExtraOf(tips: FullBlockId[], older: OldBlock[], config: Cell = empty()): Cell {
  const sum = { keyBits: 32, zero: 0n, combine: (left: bigint, right: bigint) => left + right }
  const write = (builder: Builder, lt: bigint) => void builder.storeBit(0).storeUint(lt, 64)
  let blocks = new AugmentedDictionary({ ...sum, write, read: slice => slice.skip(1).loadUintBig(64) })
  for (const { id, isKeyBlock } of older)
    blocks = blocks.set(id.seqno.toString(2).padStart(32, '0'), leaf => storeRefTo(leaf.storeBit(isKeyBlock), id), 1n)
  const inner = cellOf(cell => blocks.store(cell.storeUint(0, 16 + 65)))
  const extra = storeShards(beginCell().storeUint(0xcc26, 16), tips)
  return storeCurrency(extra.storeUint(0x55, 256).storeRef(config).storeRef(inner), 1n).endCell()
}
