/** Swaps on the exchange and traces that span many blocks, between accounts that the other traffic does not use. */
import type { Fleet } from './chapters/fleet.ts'
import type { Harbour } from './chapters/harbour.ts'
import type { Asset } from './exchange.ts'
import { Dice } from './keys.ts'
import { passBody } from './shuttle.ts'
import { type Stage, TON } from './stage.ts'

const SWAP_EVERY = 6
/** One in so many asks for more than the pool gives. */
const GREEDY = 4
/** Long traces are started once in so many steps: one by a signed wallet request, one by a contract. Their messages go back and forth between the workchains. */
const ROUND = 60
const SIGNED_AT = 44
const UNSIGNED_AT = 48
const FIRST_ROUND_FROM = 100
const SIGNED_HOPS = 48
const UNSIGNED_HOPS = 30

export function commerce(stage: Stage, harbour: Harbour, fleet: Fleet, step: number): void {
  if (step % SWAP_EVERY === 0) swap(stage, harbour, step)
  if (step < FIRST_ROUND_FROM) return
  const { chain } = stage
  const [near, , master] = fleet.shuttles
  if (step % ROUND === SIGNED_AT) {
    const body = passBody(SIGNED_HOPS, master.address)
    fleet.pilot.send(chain, { to: near.address, value: 5n * TON, body })
  }
  if (step % ROUND === UNSIGNED_AT) {
    near.depart(chain, { hops: UNSIGNED_HOPS, next: master.address, value: 4n * TON })
  }
}

function swap({ chain, seed }: Stage, { exchange, dollar, tide, traders }: Harbour, step: number): void {
  const dice = new Dice(`${seed}:commerce:${step}`)
  const trader = dice.pick(traders)
  if (!chain.account(trader.address)?.code) return
  // Amounts of much the same worth; what is bought one day is sold another.
  const [give, take, unit] = dice.pick<readonly [Asset, Asset, bigint]>([
    [dollar, tide, 3_000_000n],
    [tide, dollar, (TON * 3n) / 2n],
    ['coins', dollar, TON],
    [dollar, 'coins', 4_000_000n],
    ['coins', tide, TON],
  ])
  const amount = unit * BigInt(dice.between(1, 40))
  const least = dice.below(GREEDY) === 0 ? amount * 1_000_000n : 1n
  trader.send(chain, exchange.order(trader.address, { give, take, amount, least }))
}
