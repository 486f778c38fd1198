/** Traffic after the history: a few transactions per step, derived from the seed and the step. */
import type { Address } from '@ton/core'
import { type Context, TON } from './context.ts'
import { bidBody, openAuctionBody, type Zone } from './dns.ts'
import { type Jetton, transferBody } from './jetton.ts'
import { Rng } from './keys.ts'
import { itemTransferBody } from './nft.ts'
import { PROBE, probeOrder } from './parts/mishaps.ts'
import { encryptedComment, stranger } from './parts/people.ts'
import { depositBody, type Pool } from './staking.ts'
import { comment, type Wallet } from './wallet.ts'

const GAS = 100_000_000n
/** Number of accounts that only traffic uses. Limited, since a network that runs for days would otherwise grow. */
const STRANGERS = 60
const AUCTIONS = 40
const NOBODIES = 400
const WORDS = ['Thanks!', 'Ужин', '谢谢', 'invoice 4711', 'see you', 'gm', 'За проезд', '', 'refund', '🎂']

export type Props = { jettons: Jetton[]; items: Address[]; pools: Pool[]; zone: Zone }

type Turn = { context: Context; props: Props; rng: Rng; from: Wallet; to: Wallet; step: number }

const coins = ({ rng }: Turn, most: number) => BigInt(rng.between(1, most)) * 1_000_000n

const transfer = (turn: Turn): void => {
  const { context, rng, from, to } = turn
  const words = rng.pick(WORDS)
  from.send(context.chain, { to: to.address, value: coins(turn, 5000), ...(words && { body: comment(words) }) })
}

const jettonTransfer = ({ context, props, rng, from, to }: Turn): void => {
  const jetton = rng.pick(props.jettons)
  const payload = rng.below(2) ? comment(rng.pick(WORDS)) : null
  const order = { amount: BigInt(rng.between(1, 5_000_000)), to: to.address, responseTo: from.address, payload }
  from.send(context.chain, { to: jetton.walletOf(from.address), value: GAS, body: transferBody(order) })
}

const deposit = (turn: Turn): void => {
  const { context, from, step } = turn
  from.send(context.chain, {
    to: context.accounts.exchange.address,
    value: coins(turn, 900),
    body: comment(`Deposit ${step}`),
  })
}

const withdrawal = (turn: Turn): void => {
  const { context, rng, to } = turn
  const orders = Array.from({ length: rng.between(1, 6) }, () => ({ to: to.address, value: coins(turn, 300) }))
  context.accounts.exchange.send(context.chain, ...orders)
}

const itemTransfer = ({ context, props, rng, to }: Turn): void => {
  const item = rng.pick(props.items)
  const data = context.chain.account(item)?.data?.beginParse().skip(256)
  data?.loadAddress()
  const owner = data?.loadMaybeAddress()
  const holder = context.accounts.people.find(({ address }) => owner && address.equals(owner))
  const body = itemTransferBody({ to: to.address, responseTo: to.address })
  holder?.send(context.chain, { to: item, value: GAS, body })
}

const acrossChains = (turn: Turn): void => {
  const { context, rng, from } = turn
  const { master } = context.accounts
  const [sender, receiver] = rng.below(2) ? [from, master] : [master, from]
  sender.send(context.chain, { to: receiver.address, value: coins(turn, 400), body: comment('across') })
}

const toStranger = (turn: Turn): void => {
  const { context, from, step } = turn
  from.send(context.chain, {
    to: stranger(context.seed, `live-${step % STRANGERS}`),
    value: coins(turn, 90),
    bounce: false,
  })
}

const failure = ({ context, rng, from, step }: Turn): void => {
  const nobody = stranger(context.seed, `nobody-${step % NOBODIES}`)
  const orders = [
    { to: PROBE, value: GAS, body: probeOrder.fail(rng.between(100, 500)) },
    { to: PROBE, value: GAS, body: probeOrder.overspend() },
    { to: PROBE, value: GAS, body: probeOrder.passOn(nobody, comment('back again')) },
    { to: nobody, value: GAS, body: comment('Hello?') },
    { to: context.accounts.exchange.address, value: 10n ** 16n, mode: 0 },
  ]
  from.send(context.chain, rng.pick(orders))
}

const log = ({ context, rng, from, step }: Turn): void => {
  from.send(context.chain, { to: PROBE, value: GAS, body: probeOrder.log(rng.below(99), `step ${step}`) })
}

const secret = (turn: Turn): void => {
  const { context, from, to, step } = turn
  from.send(context.chain, {
    to: to.address,
    value: coins(turn, 50),
    body: encryptedComment(`${context.seed}:${step}`),
  })
}

const nominate = (turn: Turn): void => {
  const { context, props, rng, from } = turn
  from.send(context.chain, { to: rng.pick(props.pools).address, value: TON * 90n, body: depositBody() })
}

const auction = ({ context, props, rng, from }: Turn): void => {
  const label = `lens-${rng.below(AUCTIONS)}`
  from.send(context.chain, { to: props.zone.address, value: 11n * TON, body: openAuctionBody(label) })
}

const tooLowBid = ({ context, props, from }: Turn): void => {
  from.send(context.chain, { to: props.zone.item('telescope'), value: TON, body: bidBody() })
}

/** Kinds of turns with their weights. */
const TURNS: readonly (readonly [number, (turn: Turn) => void])[] = [
  [26, transfer],
  [20, jettonTransfer],
  [12, deposit],
  [8, withdrawal],
  [6, itemTransfer],
  [6, acrossChains],
  [5, toStranger],
  [8, failure],
  [4, log],
  [3, secret],
  [2, nominate],
  [1, auction],
  [1, tooLowBid],
]

const BAG = TURNS.flatMap(([share, turn]) => Array.from({ length: share }, () => turn))

/** Queues the messages of a step. Some steps have none. */
export function traffic(context: Context, props: Props, step: number, most: number): void {
  const rng = new Rng(`${context.seed}:traffic:${step}`)
  if (rng.below(9) === 0) return
  const people = context.accounts.active(context.chain)
  if (people.length < 2) return
  for (let count = rng.between(1, most); count > 0; count--) {
    const from = rng.pick(people)
    rng.pick(BAG)({ context, props, rng, from, to: rng.pick(people), step })
  }
}
