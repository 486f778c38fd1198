/** A block under construction: transactions, message descriptors and value flow. */
import { type Address, beginCell, type Cell } from '@ton/core'
import { AugmentedDictionary } from './augmented.ts'
import { bitKey } from './label.ts'
import { accountKey } from './ledger.ts'
import type { InternalMessage } from './message.ts'
import type { TransactionRecord } from './record.ts'
import { cellOf, currencySum, type ImportFees, importFeesSum } from './tlb.ts'
import type { ChainBlock, ShardFlags, Workchain } from './types.ts'

type AccountBlock = { address: Address; before: Buffer; after: Buffer; transactions: AugmentedDictionary<bigint> }
type Imported = { cell: Cell; message: InternalMessage; envelope: Cell; parent: TransactionRecord | null }

// Constructor tags of InMsg and OutMsg, with three bits each.
const IMPORT_EXTERNAL = 0b000
const IMPORT_IMMEDIATE = 0b011
const IMPORT_FINAL = 0b100
const EXPORT_EXTERNAL = 0b000
const EXPORT_NEW = 0b001
const EXPORT_IMMEDIATE = 0b010

export type DraftHead = {
  workchain: Workchain
  shard: string
  flags: ShardFlags
  seqno: number
  startLt: bigint
  genUtime: number
  randSeed: Buffer
  /** balances before the block, nanoTON */
  fromPrev: bigint
  /** two blocks after a merge */
  prev: readonly ChainBlock[]
  masterPrev: ChainBlock
}

export class Draft {
  readonly head: DraftHead
  readonly transactions: TransactionRecord[] = []
  readonly accounts = new Map<string, AccountBlock>()
  inMessages = new AugmentedDictionary<ImportFees>(importFeesSum)
  outMessages = new AugmentedDictionary<bigint>(currencySum(256))
  /** nanoTON */
  fees = 0n
  imported = 0n
  exported = 0n
  recovered = 0n
  /** `InMsg` of the message with collected fees for the elector */
  recoverMessage: Cell | null = null
  lastLt: bigint

  constructor(head: DraftHead) {
    this.head = head
    this.lastLt = head.startLt
  }

  addTransaction(record: TransactionRecord, cell: Cell, fees: bigint, before: Buffer, after: Buffer): void {
    const key = accountKey(record.account)
    const block = this.accounts.get(key) ?? {
      address: record.account,
      before,
      after,
      transactions: new AugmentedDictionary<bigint>(currencySum(64)),
    }
    block.after = after
    block.transactions = block.transactions.set(bitKey(record.lt, 64), builder => void builder.storeRef(cell), fees)
    this.accounts.set(key, block)
    this.transactions.push(record)
    this.fees += fees
    this.reach(record.lt + 1n)
  }

  /** Extends the block's logical time beyond `lt`. */
  reach(lt: bigint): void {
    if (lt > this.lastLt) this.lastLt = lt
  }

  importExternal(message: Cell, transaction: Cell): void {
    const write = beginCell().storeUint(IMPORT_EXTERNAL, 3).storeRef(message).storeRef(transaction).endCell()
    this.#addIn(message, write, { fees: 0n, value: 0n })
  }

  /** Imports a message from an earlier block or another shard. */
  importFinal(imported: Imported, transaction: Cell): void {
    const { forwardFee, value } = imported.message.info
    const total = value.coins + forwardFee
    this.#addIn(imported.cell, inMessage(IMPORT_FINAL, imported, transaction), { fees: forwardFee, value: total })
    this.imported += total
    this.fees += forwardFee
  }

  /** Imports a message sent earlier in this block. */
  importImmediate(imported: Imported, transaction: Cell): void {
    const { forwardFee } = imported.message.info
    const entry = inMessage(IMPORT_IMMEDIATE, imported, transaction)
    this.#addIn(imported.cell, entry, { fees: forwardFee, value: 0n })
    this.fees += forwardFee
    if (!imported.parent) return
    const write = beginCell()
      .storeUint(EXPORT_IMMEDIATE, 3)
      .storeRef(imported.envelope)
      .storeRef(imported.parent.cell)
      .storeRef(entry)
    this.#addOut(imported.cell, write.endCell(), 0n)
  }

  /** Imports the collator's own message with recovered fees, nanoTON. */
  importRecovered(imported: Imported, transaction: Cell): void {
    this.importImmediate(imported, transaction)
    this.recoverMessage = inMessage(IMPORT_IMMEDIATE, imported, transaction)
    this.recovered += imported.message.info.value.coins
  }

  exportExternal(message: Cell, transaction: Cell): void {
    this.#addOut(
      message,
      beginCell().storeUint(EXPORT_EXTERNAL, 3).storeRef(message).storeRef(transaction).endCell(),
      0n,
    )
  }

  /** Exports a message to a later block or another shard. */
  exportNew(message: Cell, info: InternalMessage['info'], envelope: Cell, transaction: Cell): void {
    const total = info.value.coins + info.forwardFee
    this.#addOut(
      message,
      beginCell().storeUint(EXPORT_NEW, 3).storeRef(envelope).storeRef(transaction).endCell(),
      total,
    )
    this.exported += total
  }

  /** `ShardAccountBlocks`. */
  accountBlocks(): AugmentedDictionary<bigint> {
    let blocks = new AugmentedDictionary<bigint>(currencySum(256))
    for (const { address, before, after, transactions } of this.accounts.values()) {
      const update = beginCell().storeUint(0x72, 8).storeBuffer(before).storeBuffer(after).endCell()
      const write = cellOf(builder => {
        builder.storeUint(5, 4).storeBuffer(address.hash)
        transactions.storeRoot(builder)
        builder.storeRef(update)
      })
      blocks = blocks.set(
        bitKey(address.hash, 256),
        builder => void builder.storeSlice(write.beginParse()),
        transactions.extra,
      )
    }
    return blocks
  }

  #addIn(message: Cell, entry: Cell, fees: ImportFees): void {
    const key = bitKey(message.hash(), 256)
    this.inMessages = this.inMessages.set(key, builder => void builder.storeSlice(entry.beginParse()), fees)
  }

  #addOut(message: Cell, entry: Cell, exported: bigint): void {
    const key = bitKey(message.hash(), 256)
    this.outMessages = this.outMessages.set(key, builder => void builder.storeSlice(entry.beginParse()), exported)
  }
}

function inMessage(tag: number, { envelope, message }: Imported, transaction: Cell): Cell {
  return beginCell()
    .storeUint(tag, 3)
    .storeRef(envelope)
    .storeRef(transaction)
    .storeCoins(message.info.forwardFee)
    .endCell()
}
