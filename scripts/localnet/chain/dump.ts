/** A chain serialised for later: newest states, kept blocks, transactions, waiting messages. */
import { DefaultDeserializer, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { Address, Cell, loadMessage } from '@ton/core'
import type { Archived } from './archive.ts'
import type { Chain } from './chain.ts'
import { accountKey } from './ledger.ts'
import { envelopeOf, isInternal, parseExternal, type Waiting } from './message.ts'
import { BlockOfRecord, type TransactionOrigin, TransactionRecord } from './record.ts'
import type { Place } from './shard-states.ts'
import { FULL_SHARD } from './tlb.ts'
import { messageHashes } from './transaction-store.ts'
import type { Workchain } from './types.ts'

type SavedTransaction = Pick<TransactionRecord, 'boc' | 'hash' | 'lt' | 'endBalance'> & {
  /** hex */
  traceId: string
  account: string
  /** index among the transactions */
  parent: number | null
  /** hashes of its messages, one behind the other */
  incoming: Buffer
  outgoing: Buffer
}

type SavedBlock = Omit<Archived, 'transactions'> & { transactions: number[] }
type SavedMessage = { workchain: Workchain; boc: Buffer; parent: number | null }

type Dump = {
  now: number
  states: [Place, Buffer][]
  fees: [Place, bigint][]
  blocks: SavedBlock[]
  transactions: SavedTransaction[]
  inbox: SavedMessage[]
}

const CHAINS: readonly Workchain[] = [0, -1]
/** Brotli quality: fast, sufficient for a local file. */
const QUALITY = 5

/** Serialises a chain that has not pruned anything yet. */
export function dumpChain(chain: Chain): Buffer {
  const order = new Map<TransactionRecord, number>()
  const blocks = CHAINS.flatMap(workchain => [...chain.archive.blocks(workchain)])
  const inTime = blocks.sort((left, right) => left.genUtime - right.genUtime || Number(left.startLt - right.startLt))
  for (const { transactions } of inTime) for (const record of transactions) order.set(record, order.size)
  const position = (record: TransactionRecord | null) => (record ? (order.get(record) ?? null) : null)
  const { states, fees } = chain.sealer.states.entries()
  const dump: Dump = {
    now: chain.now,
    states: states.map(([place, state]) => [place, state.toBoc()]),
    fees,
    blocks: inTime.map(block => ({ ...block, transactions: block.transactions.map(record => order.get(record) ?? 0) })),
    transactions: [...order.keys()].map(record => {
      const { boc, hash, lt, endBalance, trace } = record
      const { incoming, outgoing } = messageHashes(record)
      return {
        boc,
        hash,
        lt,
        endBalance,
        traceId: trace,
        account: accountKey(record.account),
        parent: position(record.parent),
        incoming: Buffer.from(incoming.join(''), 'hex'),
        outgoing: Buffer.from(outgoing.join(''), 'hex'),
      }
    }),
    inbox: CHAINS.flatMap(workchain =>
      (chain.inbox.get(workchain) ?? []).map(waiting => {
        const parent = waiting.kind === 'internal' ? position(waiting.parent) : null
        return { workchain, boc: waiting.cell.toBoc(), parent }
      }),
    ),
  }
  return brotliCompressSync(serialize(dump), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}

type HostObjects = { _readHostObject(): Buffer | Uint32Array }

const plain = DefaultDeserializer.prototype as DefaultDeserializer & HostObjects

/** Reads buffers as copies: a view would keep the dump's 12 MB in memory as long as a block's hash. */
class CopyingDeserializer extends DefaultDeserializer implements HostObjects {
  _readHostObject(): Buffer | Uint32Array {
    const view = plain._readHostObject.call(this)
    return Buffer.isBuffer(view) ? Buffer.from(view) : view.slice()
  }
}

function deserialized(bytes: Buffer): Dump {
  const reader = new CopyingDeserializer(bytes)
  reader.readHeader()
  return reader.readValue()
}

/** Loads a dump into a chain without genesis. */
export function restoreChain(chain: Chain, bytes: Buffer): void {
  const dump = deserialized(brotliDecompressSync(bytes))
  const states = dump.states.map(([place, boc]): [Place, Cell] => [place, rootOf(boc)])
  for (const [place, state] of states) {
    const accounts = state.refs[1]
    const [workchain, shard = FULL_SHARD] = place.split(':')
    if (accounts) chain.ledger.restore(workchain === '-1' ? -1 : 0, shard, accounts)
  }
  const records = restoreTransactions(dump.transactions, chain.archive.transactions.find)
  for (const saved of dump.blocks) restoreBlock(chain, saved, dump.transactions, records)
  chain.now = dump.now
  const masters = dump.blocks.filter(({ workchain }) => workchain === -1)
  chain.sealer.resume(states, dump.fees, masters)
  chain.begin()
  for (const { workchain, boc, parent } of dump.inbox) {
    chain.inbox.get(workchain)?.push(waitingOf(rootOf(boc), parent === null ? null : (records[parent] ?? null)))
  }
}

function restoreTransactions(saved: SavedTransaction[], find: TransactionOrigin['find']): TransactionRecord[] {
  const records: TransactionRecord[] = []
  const addresses = new Map<string, Address>()
  for (const { account, parent, ...rest } of saved) {
    const address = addresses.get(account) ?? Address.parseRaw(account)
    addresses.set(account, address)
    const sender = parent === null ? null : (records[parent] ?? null)
    records.push(new TransactionRecord({ ...rest, account: address, parent: sender, find }))
  }
  return records
}

/** Hashes (hex) in the bytes of several of 32 bytes each. */
const hashesIn = (joined: Buffer): string[] => joined.toString('hex').match(/.{64}/g) ?? []

function restoreBlock(chain: Chain, saved: SavedBlock, all: SavedTransaction[], records: TransactionRecord[]): void {
  const { workchain, shard, seqno, rootHash, fileHash, genUtime, commitSeqno } = saved
  const block = new BlockOfRecord({ workchain, shard, seqno, rootHash, fileHash, genUtime, commitSeqno })
  const transactions: TransactionRecord[] = []
  for (const index of saved.transactions) {
    const [record, messages] = [records[index], all[index]]
    if (!record || !messages) throw new Error('The dump is damaged')
    record.block = block
    chain.archive.transactions.add(record, {
      incoming: hashesIn(messages.incoming),
      outgoing: hashesIn(messages.outgoing),
    })
    transactions.push(record)
  }
  chain.archive.add({ ...saved, transactions })
}

function rootOf(boc: Buffer): Cell {
  const [cell] = Cell.fromBoc(boc)
  if (!cell) throw new Error('The dump is damaged')
  return cell
}

function waitingOf(cell: Cell, parent: TransactionRecord | null): Waiting {
  const message = loadMessage(cell.beginParse())
  if (!isInternal(message)) return { kind: 'external', cell, message: parseExternal(cell) }
  return { kind: 'internal', cell, message, parent, envelope: envelopeOf(cell, message.info.forwardFee) }
}
