/** Accounts of both chains: BoCs for the executor, and the augmented dictionaries of the shard states. */
import { Address, type Builder, beginCell, type Cell, loadShardAccount, type ShardAccount } from '@ton/core'
import { AugmentedDictionary } from './augmented.ts'
import { withDormantTrees } from './dormant.ts'
import { bitKey } from './label.ts'
import { childrenOf, holds, prefixOf } from './shard.ts'
import { SharedCodes } from './shared-codes.ts'
import { balanceSum, FULL_SHARD } from './tlb.ts'
import type { AccountStatus, ChainAccount, Workchain } from './types.ts'

const NO_ACCOUNT = beginCell().storeBit(0).endCell()
/** `ShardAccount` of a nonexistent account. */
export const NO_SHARD_ACCOUNT = beginCell().storeRef(NO_ACCOUNT).storeUint(0, 256).storeUint(0, 64).endCell()
const NO_SHARD_ACCOUNT_BOC = NO_SHARD_ACCOUNT.toBoc().toString('base64')

/** An account's cell, with forms derived from it on demand. */
type Entry = { address: Address; cell: Cell; boc?: string; parsed?: WeakRef<ShardAccount> }

export const accountKey = (address: Address): string => `${address.workChain}:${address.hash.toString('hex')}`

export function workchainOf(address: Address): Workchain {
  if (address.workChain === 0 || address.workChain === -1) return address.workChain
  throw new Error(`There is no workchain ${address.workChain}`)
}

export class Ledger {
  readonly #entries = new Map<string, Entry>()
  readonly codes = new SharedCodes()
  readonly #warmAccounts: number
  /** entries with a BoC, most recently used last */
  readonly #warm = new Set<Entry>()
  /** by shard */
  readonly #trees = new Map<Workchain, Map<string, AugmentedDictionary<bigint>>>([
    [-1, new Map([[FULL_SHARD, new AugmentedDictionary(balanceSum)]])],
    [0, new Map([[FULL_SHARD, new AugmentedDictionary(balanceSum)]])],
  ])

  /** `warmAccounts`: maximum of cached BoCs. */
  constructor(warmAccounts: number) {
    this.#warmAccounts = warmAccounts
  }

  /** `ShardAccounts` of a shard; its extra is the total balance in nanoTON. */
  tree(workchain: Workchain, shard = FULL_SHARD): AugmentedDictionary<bigint> {
    return this.#treesOf(workchain).get(shard) ?? new AugmentedDictionary(balanceSum)
  }

  /** Ids of a workchain's shards, by prefix. */
  shards(workchain: Workchain): string[] {
    return [...this.#treesOf(workchain).keys()].sort((left, right) => (prefixOf(left) < prefixOf(right) ? -1 : 1))
  }

  /** Total balance of all accounts in nanoTON. */
  get balance(): bigint {
    return [...this.#trees.values()].flatMap(trees => [...trees.values()]).reduce((sum, { extra }) => sum + extra, 0n)
  }

  split(shard: string): void {
    const trees = this.#treesOf(0)
    const [left, right] = this.tree(0, shard).split(prefixOf(shard).length)
    const [leftId, rightId] = childrenOf(shard)
    trees.delete(shard)
    trees.set(leftId, left).set(rightId, right)
  }

  merge(parent: string): void {
    const trees = this.#treesOf(0)
    const [left, right] = childrenOf(parent)
    const whole = this.tree(0, left).join(this.tree(0, right), prefixOf(parent).length)
    trees.delete(left)
    trees.delete(right)
    trees.set(parent, whole)
  }

  #treesOf(workchain: Workchain): Map<string, AugmentedDictionary<bigint>> {
    return this.#trees.get(workchain) ?? new Map()
  }

  #shardOf(address: Address): string {
    const shards = this.#treesOf(workchainOf(address)).keys()
    return [...shards].find(shard => holds(shard, address)) ?? FULL_SHARD
  }

  /** BoC (base64) of a `ShardAccount` for the executor; that of a nonexistent account if unknown. */
  boc(address: Address): string {
    const entry = this.#entries.get(accountKey(address))
    if (!entry) return NO_SHARD_ACCOUNT_BOC
    const boc = entry.boc ?? entry.cell.toBoc().toString('base64')
    this.#keepWarm(entry, boc)
    return boc
  }

  #keepWarm(entry: Entry, boc: string): void {
    entry.boc = boc
    this.#warm.delete(entry)
    this.#warm.add(entry)
    const [coldest] = this.#warm
    if (coldest && this.#warm.size > this.#warmAccounts) this.#coolDown(coldest)
  }

  #coolDown(entry: Entry): void {
    delete entry.boc
    this.#warm.delete(entry)
  }

  has(address: Address): boolean {
    return this.#entries.has(accountKey(address))
  }

  /** Representation hash of the `Account` cell. */
  hash(address: Address): Buffer {
    return (this.#entries.get(accountKey(address))?.cell.refs[0] ?? NO_ACCOUNT).hash()
  }

  /** Stores a `ShardAccount` and returns it parsed. A deleted account is removed from the dictionary. */
  put(address: Address, given: Cell, boc?: string): ShardAccount {
    const cell = withDormantTrees(this.codes.share(given))
    const parsed = loadShardAccount(cell.beginParse())
    const workchain = workchainOf(address)
    const key = bitKey(address.hash, 256)
    const name = accountKey(address)
    const shard = this.#shardOf(address)
    const trees = this.#treesOf(workchain)
    const tree = this.tree(workchain, shard)
    const last = this.#entries.get(name)
    if (last) this.#coolDown(last)
    if (!parsed.account) {
      this.#entries.delete(name)
      trees.set(shard, tree.delete(key))
      return parsed
    }
    const entry = { address: last?.address ?? address, cell, parsed: new WeakRef(parsed) }
    this.#entries.set(name, entry)
    if (boc) this.#keepWarm(entry, boc)
    const balance = parsed.account.storage.balance.coins
    const write = (builder: Builder) => void builder.storeSlice(cell.beginParse())
    trees.set(shard, tree.set(key, write, balance))
    return parsed
  }

  /** The ledger's instance of an address, which records of the account share. */
  known(address: Address): Address {
    return this.#entries.get(accountKey(address))?.address ?? address
  }

  get(address: Address): ChainAccount | undefined {
    const entry = this.#entries.get(accountKey(address))
    return entry && describe(entry)
  }

  *all(): Iterable<ChainAccount> {
    for (const entry of this.#entries.values()) {
      const account = describe(entry)
      if (account) yield account
    }
  }

  /** Loads the accounts of a shard from its state (`ShardAccounts`); replaces a shard that covered it. */
  restore(workchain: Workchain, shard: string, accounts: Cell): void {
    const tree = AugmentedDictionary.load(balanceSum, accounts.beginParse(), (key, value) => {
      const address = new Address(workchain, hashBytes(BigInt(`0b${key}`)))
      this.#entries.set(accountKey(address), { address, cell: this.codes.share(value.asCell()) })
    })
    const trees = this.#treesOf(workchain)
    if (shard !== FULL_SHARD) trees.delete(FULL_SHARD)
    trees.set(shard, tree)
    for (const { address, cell } of [...this.#entries.values()]) {
      if (address.workChain === workchain && holds(shard, address) && withDormantTrees(cell) !== cell)
        this.put(address, cell)
    }
  }
}

function describe(entry: Entry): ChainAccount | undefined {
  const known = entry.parsed?.deref()
  const parsed = known ?? loadShardAccount(entry.cell.beginParse())
  if (!known) entry.parsed = new WeakRef(parsed)
  const { account, lastTransactionLt, lastTransactionHash } = parsed
  if (!account) return undefined
  const { state, balance } = account.storage
  const status: AccountStatus = state.type === 'uninit' ? 'uninit' : state.type
  return {
    address: entry.address,
    status,
    balance: balance.coins,
    code: (state.type === 'active' && state.state.code) || null,
    data: (state.type === 'active' && state.state.data) || null,
    frozenHash: state.type === 'frozen' ? hashBytes(state.stateHash) : null,
    lastLt: lastTransactionLt,
    lastHash: lastTransactionLt === 0n ? null : hashBytes(lastTransactionHash),
    shardAccount: parsed,
  }
}

function hashBytes(hash: bigint): Buffer {
  return Buffer.from(hash.toString(16).padStart(64, '0'), 'hex')
}
