/** Swaps on the exchange and traces that span many blocks. Other traffic does not use their accounts. */

import { type Context, TON } from './context.ts'
import type { Asset } from './exchange.ts'
import { Rng } from './keys.ts'
import type { Dex } from './parts/dex.ts'
import type { Relays } from './parts/relays.ts'
import { passBody } from './relay.ts'

const SWAP_EVERY = 6
/** One in this many swaps sets a minimum that the pool cannot meet. */
const GREEDY = 4
/** Steps between long traces: one starts with a signed wallet request, one with a contract. Their messages alternate between the workchains. */
const ROUND = 60
const SIGNED_AT = 44
const UNSIGNED_AT = 48
const FIRST_ROUND_FROM = 100
const SIGNED_HOPS = 48
const UNSIGNED_HOPS = 30

export function commerce(context: Context, market: Dex, relays: Relays, step: number): void {
  if (step % SWAP_EVERY === 0) swap(context, market, step)
  if (step < FIRST_ROUND_FROM) return
  const { chain } = context
  const [near, , master] = relays.relays
  if (step % ROUND === SIGNED_AT) {
    const body = passBody(SIGNED_HOPS, master.address)
    relays.pilot.send(chain, { to: near.address, value: 5n * TON, body })
  }
  if (step % ROUND === UNSIGNED_AT) {
    near.start(chain, { hops: UNSIGNED_HOPS, next: master.address, value: 4n * TON })
  }
}

function swap({ chain, seed }: Context, { exchange, dollar, tide, traders }: Dex, step: number): void {
  const rng = new Rng(`${seed}:commerce:${step}`)
  const trader = rng.pick(traders)
  if (!chain.account(trader.address)?.code) return
  // Amounts of similar value. Purchases and sales balance out over time.
  const [give, take, unit] = rng.pick<readonly [Asset, Asset, bigint]>([
    [dollar, tide, 3_000_000n],
    [tide, dollar, (TON * 3n) / 2n],
    ['coins', dollar, TON],
    [dollar, 'coins', 4_000_000n],
    ['coins', tide, TON],
  ])
  const amount = unit * BigInt(rng.between(1, 40))
  const least = rng.below(GREEDY) === 0 ? amount * 1_000_000n : 1n
  trader.send(chain, exchange.order(trader.address, { give, take, amount, least }))
}
