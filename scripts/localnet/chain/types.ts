/** Interface of the embedded network's chain, for its indexer, provider APIs and tests. */
import type { KeyObject } from 'node:crypto'
import type { Address, Cell, ShardAccount, Transaction, TupleItem } from '@ton/core'

export type Workchain = -1 | 0

/** `ton.blockIdExt`; `shard`: unsigned 64-bit id as 16 lower-case hex digits. */
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
  /** flags about splits and merges of its shard; a masterchain block only has requests */
  flags: ShardFlags
  /** one block; two after a merge, none for the zerostate */
  prev: BlockRef[]
  /** seqno of the committing masterchain block; its own in the masterchain */
  commitSeqno: number
  /** masterchain block referenced by a shard block; absent in masterchain blocks */
  masterRef?: BlockRef
  /** newest block of each shard known to a masterchain block, by prefix; empty in shard blocks */
  shards: BlockRef[]
  /** in order of execution */
  transactions: ChainTransaction[]
  inMsgCount: number
  outMsgCount: number
  valueFlow: ValueFlow
  /** representation hash of the state after the block */
  stateHash: Buffer
  /** marks of the cells removed from the state by this block (`replacedBy`); empty for the zerostate */
  replaced: Uint32Array
  /** serialised Block cell, whose SHA-256 is `fileHash`; dropped with the block */
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
  /** the transaction that sent the incoming internal message */
  parent: ChainTransaction | null
  /** transactions caused by the outgoing messages */
  children: ChainTransaction[]
  /** hash of the trace's first transaction */
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

/** Start of a forecast: pending messages of a trace by id, or an external message by hash, plain or normalised. */
export type ForecastStart = { trace: Buffer; external?: undefined } | { external: Buffer; trace?: undefined }

export type ChainView = {
  globalId: number
  /** unix seconds of the newest block: the chain's clock */
  now: number
  /** configuration cells by parameter number */
  config: ReadonlyMap<number, Cell>
  /** the most recently sealed block */
  head(workchain: Workchain): ChainBlock
  /** seqno of the oldest kept block */
  oldest(workchain: Workchain): number
  /** `shard`: the complete workchain by default */
  block(workchain: Workchain, seqno: number, shard?: string): ChainBlock | undefined
  /** shard blocks that a masterchain block commits first, in sealing order */
  committed(masterSeqno: number): readonly ChainBlock[]
  /** kept blocks of a chain, in sealing order */
  blocks(workchain: Workchain): Iterable<ChainBlock>
  transaction(hash: Buffer): ChainTransaction | undefined
  /** by hash of an incoming or outgoing message (for an external one also its TEP-467 normalised hash) */
  transactionByMessage(hash: Buffer): ChainTransaction | undefined
  /** the gapless history of an account up to its newest transaction, oldest first; older transactions may be dropped */
  transactionsOf(address: Address): readonly ChainTransaction[]
  /** an account's kept transactions older than those of `transactionsOf`, with gaps, oldest first */
  outlivedOf(address: Address): readonly ChainTransaction[]
  account(address: Address): ChainAccount | undefined
  /** state after the newest block of a shard */
  state(workchain: Workchain, shard: string): Cell | undefined
  accounts(): Iterable<ChainAccount>
  runGetMethod(address: Address, method: string | number, stack: TupleItem[]): Promise<GetMethodAnswer>
  /** emulated results of waiting messages: at most `most` transactions; none for refused messages */
  forecast(start: ForecastStart, most: number): Promise<ChainTransaction[]>
  /** queues an external message for the next block and returns its cell hash; throws if it is invalid */
  sendExternal(message: Cell): Buffer
  /** keeps a transaction with its trace, or a block with its transactions, permanently */
  keep(what: ChainTransaction | ChainBlock): void
  /** calls `listener` for each sealed block, shard blocks first; returns an unsubscribe function */
  onBlock(listener: (block: ChainBlock) => void): () => void
}

export type Trust = 'whitelist' | 'graylist' | 'blacklist' | 'none'

/** Facts of the scenario that are not on a chain: off-chain metadata (TEP-64), and an indexer's curated data. */
export type Fixtures = {
  /** off-chain metadata by URI */
  metadata: ReadonlyMap<string, Record<string, unknown>>
  trust(address: Address): Trust
  /** curated data about an account: a name, such as of an exchange; scam, required memo, suspension */
  label(address: Address): { name?: string; isScam?: boolean; needsMemo?: boolean; isSuspended?: boolean } | undefined
  /** contract interfaces by code hash (hex), such as `wallet_v4r2` */
  interfaces(codeHash: string): readonly string[]
  /** secret key of a validator by public key (hex), for signing blocks */
  secretKey(publicKey: string): KeyObject | undefined
  /** addresses and hashes worth opening by keyword, for the start script and tests */
  worthOpening: ReadonlyMap<string, string>
  /** addresses by role: jetton masters, NFT collections, staking pools, the DNS root and others */
  roles: ReadonlyMap<string, readonly Address[]>
}

/** A running network: its chain, its curated data, and control of its clock. */
export type Network = {
  chain: ChainView
  fixtures: Fixtures
  /** creates the next shard blocks and masterchain block, `interval` seconds after the previous ones */
  step(): Promise<void>
  /** starts and stops stepping in real time */
  run(): void
  pause(): void
  running: boolean
  close(): void
}
