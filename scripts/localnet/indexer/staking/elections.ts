import { Address, Dictionary, type TupleItem } from '@ton/core'
import { KEPT_ELECTIONS } from '../../chain/retention.ts'
import type { ChainTransaction, ChainView } from '../../chain/types.ts'
import { opCode } from '../../http/body.ts'
import { hex, int256 } from '../../http/encode.ts'
import { ask } from '../tokens/stack.ts'

const NEW_STAKE = 0x4e73744b
const ELECTOR_PARAM = 1
const VALIDATORS_PARAM = 34
const LIMITS_PARAM = 17
const ELECTIONS_PARAM = 15

/** A candidate; stake in nanoTON, `maxFactor` in 16.16 fixed point. */
export type Candidate = { account: Address; adnl: string; stake: bigint; maxFactor: bigint }
export type Election = {
  electAt: number
  electClose: number
  minStake: bigint
  totalStake: bigint
  candidates: Candidate[]
}

type Bid = { adnl: string; maxFactor: bigint }

/** Members of a Lisp-style list. */
function members(list: TupleItem | undefined): TupleItem[] {
  const found: TupleItem[] = []
  for (let rest = list; rest?.type === 'tuple'; rest = rest.items[1]) if (rest.items[0]) found.push(rest.items[0])
  return found
}

const numbers = (item: TupleItem | undefined): bigint[] =>
  item?.type === 'tuple' ? item.items.map(entry => (entry.type === 'int' ? entry.value : 0n)) : []

const masterAddress = (account: bigint): Address => new Address(-1, int256(account))

/** Data of elections: stakes from the elector, factors and ADNL addresses from the messages to it. */
export class Elections {
  readonly #chain: ChainView
  /** latest bids by election and public key (hex) */
  readonly #bids = new Map<number, Map<string, Bid>>()

  constructor(chain: ChainView) {
    this.#chain = chain
  }

  /** Number of elections with kept bids. */
  get size(): number {
    return this.#bids.size
  }

  get elector(): Address | null {
    const cell = this.#chain.config.get(ELECTOR_PARAM)
    return cell ? new Address(-1, cell.beginParse().loadBuffer(32)) : null
  }

  /** Records a bid, because the elector no longer has factor and ADNL address of past elections. */
  add(item: ChainTransaction): void {
    const message = item.transaction.inMessage
    if (!message || opCode(message.body) !== NEW_STAKE || !this.elector?.equals(item.account)) return
    try {
      const body = message.body.beginParse().skip(96)
      const [key, electAt, maxFactor] = [hex(body.loadBuffer(32)), body.loadUint(32), body.loadUintBig(32)]
      this.#bidsOf(electAt).set(key, { adnl: hex(body.loadBuffer(32)), maxFactor })
    } catch {
      // the elector could not read this stake either
    }
  }

  #bidsOf(electAt: number): Map<string, Bid> {
    const bids = this.#bids.get(electAt) ?? new Map<string, Bid>()
    this.#bids.set(electAt, bids)
    const [oldest = electAt] = [...this.#bids.keys()].sort((left, right) => left - right)
    if (this.#bids.size > KEPT_ELECTIONS) this.#bids.delete(oldest)
    return bids
  }

  /** Election of the running round, or the open election during the first round; null if there is neither. */
  async current(): Promise<Election | null> {
    const set = this.#chain.config.get(VALIDATORS_PARAM)?.beginParse()
    const since = set ? set.skip(8).loadUint(32) : 0
    return (await this.#past(since)) ?? (await this.#held())
  }

  async #held(): Promise<Election | null> {
    const { elector } = this
    const stack = elector ? await ask(this.#chain, elector, 'participant_list_extended') : null
    if (!stack) return null
    const [electAt, electClose] = [Number(stack.int()), Number(stack.int())]
    const [minStake, totalStake] = [stack.int(), stack.int()]
    const candidates = members(stack.rest()[0]).map(entry => {
      const [stake = 0n, maxFactor = 0n, account = 0n, adnl = 0n] = numbers(
        entry.type === 'tuple' ? entry.items[1] : undefined,
      )
      return { account: masterAddress(account), adnl: hex(int256(adnl)), stake, maxFactor }
    })
    return electAt > 0 ? { electAt, electClose, minStake, totalStake, candidates } : null
  }

  async #past(electAt: number): Promise<Election | null> {
    const { elector } = this
    const stack = elector ? await ask(this.#chain, elector, 'past_elections') : null
    const past = members(stack?.rest()[0]).find(entry => numbers(entry)[0] === BigInt(electAt))
    const details = past?.type === 'tuple' ? past.items[1] : undefined
    const frozen = details?.type === 'tuple' ? details.items[3] : undefined
    if (!frozen || !('cell' in frozen)) return null
    const candidates = this.#frozen(frozen.cell, electAt)
    const closing = this.#chain.config.get(ELECTIONS_PARAM)?.beginParse().skip(64).loadUint(32) ?? 0
    return {
      electAt,
      electClose: electAt - closing,
      minStake: this.#chain.config.get(LIMITS_PARAM)?.beginParse().loadCoins() ?? 0n,
      totalStake: candidates.reduce((sum, { stake }) => sum + stake, 0n),
      candidates,
    }
  }

  /** Reads `frozen_stakes`: public key → account, weight, stake. */
  #frozen(root: Parameters<typeof Dictionary.loadDirect>[2], electAt: number): Candidate[] {
    const value = {
      serialize: () => {},
      parse: (slice: { loadUintBig(bits: number): bigint; loadCoins(): bigint }) => ({
        account: slice.loadUintBig(256),
        weight: slice.loadUintBig(64),
        stake: slice.loadCoins(),
      }),
    }
    const dictionary = Dictionary.loadDirect(Dictionary.Keys.Buffer(32), value, root)
    return [...dictionary].map(([key, { account, stake }]) => {
      const bid = this.#bids.get(electAt)?.get(hex(key))
      const adnl = bid?.adnl ?? '0'.repeat(64)
      return { account: masterAddress(account), adnl, stake, maxFactor: bid?.maxFactor ?? 65536n }
    })
  }
}
