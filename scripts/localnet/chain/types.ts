/** Interface of the embedded network's chain, for its indexer, its provider APIs and its tests. */
import type { KeyObject } from 'node:crypto'
import type { Address, Cell, ShardAccount, Transaction, TupleItem } from '@ton/core'

export type Workchain = -1 | 0

/** `ton.blockIdExt`: `shard` is the unsigned 64-bit id as 16 lower-case hex digits. */
export type BlockRef = { workchain: Workchain; shard: string; seqno: number; rootHash: Buffer; fileHash: Buffer }

/** `ValueFlow` of block.tlb, nanoTON. */
export type ValueFlow = {
  fromPrev: bigint
  toNext: bigint
  imported: bigint
  exported: bigint
  feesCollected: bigint
  feesImported: bigint
  burned: bigint
  created: bigint
  recovered: bigint
  minted: bigint
}

/** Flags of a block's header. */
export type ShardFlags = {
  afterMerge: boolean
  beforeSplit: boolean
  afterSplit: boolean
  wantSplit: boolean
  wantMerge: boolean
}

export type ChainBlock = BlockRef & {
  startLt: bigint
  endLt: bigint
  /** unix seconds */
  genUtime: number
  globalId: number
  genSoftware: { version: number; capabilities: bigint }
  keyBlock: boolean
  prevKeyBlockSeqno: number
  minRefMcSeqno: number
  genCatchainSeqno: number
  randSeed: Buffer
  createdBy: Buffer
  /** what it says about splits and merges of its shard; a masterchain block only wishes */
  flags: ShardFlags
  /** one; two after a merge, none of the zerostate */
  prev: BlockRef[]
  /** seqno of the masterchain block that commits it; its own in the masterchain */
  commitSeqno: number
  /** the masterchain block a shard block refers to; absent in masterchain blocks */
  masterRef?: BlockRef
  /** the newest block of every shard that a masterchain block knows of, in the order of their prefixes; empty in shard blocks */
  shards: BlockRef[]
  /** in order of execution */
  transactions: ChainTransaction[]
  inMsgCount: number
  outMsgCount: number
  valueFlow: ValueFlow
  /** representation hash of the state after the block */
  stateHash: Buffer
  /** marks of the cells that the state lost with this block (`replacedBy`); empty for the zerostate */
  replaced: Uint32Array
  /** the serialised Block cell, whose SHA-256 is `fileHash`; pruned together with the block */
  boc: Buffer
}

export type ChainTransaction = {
  hash: Buffer
  cell: Cell
  transaction: Transaction
  account: Address
  lt: bigint
  block: BlockRef & { genUtime: number; commitSeqno: number }
  /** balance after the transaction, nanoTON */
  endBalance: bigint
  /** the transaction that sent the incoming message, when an internal message started this one */
  parent: ChainTransaction | null
  /** transactions started by this one's outgoing messages */
  children: ChainTransaction[]
  /** hash of the first transaction of the trace */
  traceId: Buffer
}

export type AccountStatus = 'nonexist' | 'uninit' | 'active' | 'frozen'

export type ChainAccount = {
  address: Address
  status: AccountStatus
  /** nanoTON */
  balance: bigint
  code: Cell | null
  data: Cell | null
  frozenHash: Buffer | null
  lastLt: bigint
  lastHash: Buffer | null
  shardAccount: ShardAccount
}

export type GetMethodAnswer = { exitCode: number; gasUsed: bigint; stack: TupleItem[] }

/** Begins with the messages that a trace sent, by its id, or with an external message, by its hash, plain or normalised. */
export type ForecastStart = { trace: Buffer; external?: undefined } | { external: Buffer; trace?: undefined }

export type ChainView = {
  globalId: number
  /** unix seconds of the newest block: the chain's own clock */
  now: number
  /** configuration dictionary, param number → cell */
  config: ReadonlyMap<number, Cell>
  /** the block that was sealed last */
  head(workchain: Workchain): ChainBlock
  /** seqno of the oldest block still kept (older ones are pruned) */
  oldest(workchain: Workchain): number
  /** `shard`: the one that covers the whole workchain when absent */
  block(workchain: Workchain, seqno: number, shard?: string): ChainBlock | undefined
  /** shard blocks that a masterchain block is the first to know of, in the order in which they were sealed */
  committed(masterSeqno: number): readonly ChainBlock[]
  /** kept blocks of a chain, in the order in which they were sealed */
  blocks(workchain: Workchain): Iterable<ChainBlock>
  transaction(hash: Buffer): ChainTransaction | undefined
  /** by hash of an incoming or outgoing message (also the TEP-467 normalised hash of an external one) */
  transactionByMessage(hash: Buffer): ChainTransaction | undefined
  /** the newest end of an account's history without a hole, oldest first; older transactions are forgotten one day */
  transactionsOf(address: Address): readonly ChainTransaction[]
  /** what is kept of an account from before that history, with holes, oldest first */
  outlivedOf(address: Address): readonly ChainTransaction[]
  account(address: Address): ChainAccount | undefined
  /** the state after the newest block of a shard */
  state(workchain: Workchain, shard: string): Cell | undefined
  accounts(): Iterable<ChainAccount>
  runGetMethod(address: Address, method: string | number, stack: TupleItem[]): Promise<GetMethodAnswer>
  /** what waiting messages will do, as an emulator foresees it: at most so many transactions, none of a message that its account refuses */
  forecast(start: ForecastStart, most: number): Promise<ChainTransaction[]>
  /** queues an external message for the next block; returns its cell hash; throws when it cannot be parsed */
  sendExternal(message: Cell): Buffer
  /** keeps a transaction with its trace, or a block with what is in it, for as long as the network lives */
  keep(what: ChainTransaction | ChainBlock): void
  /** called after every sealed block, shard block first; returns an unsubscribe function */
  onBlock(listener: (block: ChainBlock) => void): () => void
}

export type Trust = 'whitelist' | 'graylist' | 'blacklist' | 'none'

/** Facts the scenario knows and no chain holds: what TEP-64 links point to, what the curators of an indexer would say. */
export type Almanac = {
  /** off-chain metadata by URI */
  metadata: ReadonlyMap<string, Record<string, unknown>>
  trust(address: Address): Trust
  /** what is known of an account: a name, e.g. of an exchange; that it is a scam, wants a memo with transfers, or is suspended */
  label(address: Address): { name?: string; isScam?: boolean; needsMemo?: boolean; isSuspended?: boolean } | undefined
  /** contract interfaces, e.g. `wallet_v4r2`, `jetton_master`, by code hash (hex) */
  interfaces(codeHash: string): readonly string[]
  /** the secret key of a validator, by the hex of its public key: what signs blocks */
  secretKey(publicKey: string): KeyObject | undefined
  /** addresses and hashes worth opening, for the start script and tests: a word → what to open */
  worthOpening: ReadonlyMap<string, string>
  /** jetton masters, NFT collections, staking pools, the DNS root and so on, by role */
  roles: ReadonlyMap<string, readonly Address[]>
}

/** A running network: the chain, its almanac, and the hand on its clock. */
export type Network = {
  chain: ChainView
  almanac: Almanac
  /** collates a shard block and a masterchain block, `interval` seconds after the previous ones */
  step(): Promise<void>
  /** starts and stops stepping by the wall clock */
  run(): void
  pause(): void
  running: boolean
  close(): void
}
