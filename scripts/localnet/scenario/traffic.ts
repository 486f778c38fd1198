/** Traffic after the history: a few transactions per step, derived from the seed and the step. */
import type { Address } from '@ton/core'
import { PROBE, probeOrder } from './chapters/mishaps.ts'
import { encryptedComment, stranger } from './chapters/people.ts'
import { bidBody, openAuctionBody, type Zone } from './dns.ts'
import { type Jetton, transferBody } from './jetton.ts'
import { Dice } from './keys.ts'
import { itemTransferBody } from './nft.ts'
import { type Stage, TON } from './stage.ts'
import { depositBody, type Pool } from './staking.ts'
import { comment, type Wallet } from './wallet.ts'

const GAS = 100_000_000n
/** Number of accounts that only traffic uses. Limited, since a network that runs for days would otherwise grow. */
const STRANGERS = 60
const AUCTIONS = 40
const NOBODIES = 400
const WORDS = ['Thanks!', 'Ужин', '谢谢', 'invoice 4711', 'see you', 'gm', 'За проезд', '', 'refund', '🎂']

export type Props = { jettons: Jetton[]; items: Address[]; pools: Pool[]; zone: Zone }

type Turn = { stage: Stage; props: Props; dice: Dice; from: Wallet; to: Wallet; step: number }

const coins = ({ dice }: Turn, most: number) => BigInt(dice.between(1, most)) * 1_000_000n

const transfer = (turn: Turn): void => {
  const { stage, dice, from, to } = turn
  const words = dice.pick(WORDS)
  from.send(stage.chain, { to: to.address, value: coins(turn, 5000), ...(words && { body: comment(words) }) })
}

const jettonTransfer = ({ stage, props, dice, from, to }: Turn): void => {
  const jetton = dice.pick(props.jettons)
  const payload = dice.below(2) ? comment(dice.pick(WORDS)) : null
  const order = { amount: BigInt(dice.between(1, 5_000_000)), to: to.address, responseTo: from.address, payload }
  from.send(stage.chain, { to: jetton.walletOf(from.address), value: GAS, body: transferBody(order) })
}

const deposit = (turn: Turn): void => {
  const { stage, from, step } = turn
  from.send(stage.chain, { to: stage.cast.exchange.address, value: coins(turn, 900), body: comment(`Deposit ${step}`) })
}

const withdrawal = (turn: Turn): void => {
  const { stage, dice, to } = turn
  const orders = Array.from({ length: dice.between(1, 6) }, () => ({ to: to.address, value: coins(turn, 300) }))
  stage.cast.exchange.send(stage.chain, ...orders)
}

const itemTransfer = ({ stage, props, dice, to }: Turn): void => {
  const item = dice.pick(props.items)
  const data = stage.chain.account(item)?.data?.beginParse().skip(256)
  data?.loadAddress()
  const owner = data?.loadMaybeAddress()
  const holder = stage.cast.people.find(({ address }) => owner && address.equals(owner))
  const body = itemTransferBody({ to: to.address, responseTo: to.address })
  holder?.send(stage.chain, { to: item, value: GAS, body })
}

const acrossChains = (turn: Turn): void => {
  const { stage, dice, from } = turn
  const { master } = stage.cast
  const [sender, receiver] = dice.below(2) ? [from, master] : [master, from]
  sender.send(stage.chain, { to: receiver.address, value: coins(turn, 400), body: comment('across') })
}

const toStranger = (turn: Turn): void => {
  const { stage, from, step } = turn
  from.send(stage.chain, {
    to: stranger(stage.seed, `live-${step % STRANGERS}`),
    value: coins(turn, 90),
    bounce: false,
  })
}

const failure = ({ stage, dice, from, step }: Turn): void => {
  const nobody = stranger(stage.seed, `nobody-${step % NOBODIES}`)
  const orders = [
    { to: PROBE, value: GAS, body: probeOrder.fail(dice.between(100, 500)) },
    { to: PROBE, value: GAS, body: probeOrder.overspend() },
    { to: PROBE, value: GAS, body: probeOrder.passOn(nobody, comment('back again')) },
    { to: nobody, value: GAS, body: comment('Hello?') },
    { to: stage.cast.exchange.address, value: 10n ** 16n, mode: 0 },
  ]
  from.send(stage.chain, dice.pick(orders))
}

const log = ({ stage, dice, from, step }: Turn): void => {
  from.send(stage.chain, { to: PROBE, value: GAS, body: probeOrder.log(dice.below(99), `step ${step}`) })
}

const secret = (turn: Turn): void => {
  const { stage, from, to, step } = turn
  from.send(stage.chain, { to: to.address, value: coins(turn, 50), body: encryptedComment(`${stage.seed}:${step}`) })
}

const nominate = (turn: Turn): void => {
  const { stage, props, dice, from } = turn
  from.send(stage.chain, { to: dice.pick(props.pools).address, value: TON * 90n, body: depositBody() })
}

const auction = ({ stage, props, dice, from }: Turn): void => {
  const label = `lens-${dice.below(AUCTIONS)}`
  from.send(stage.chain, { to: props.zone.address, value: 11n * TON, body: openAuctionBody(label) })
}

const tooLowBid = ({ stage, props, from }: Turn): void => {
  from.send(stage.chain, { to: props.zone.item('telescope'), value: TON, body: bidBody() })
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
export function traffic(stage: Stage, props: Props, step: number, most: number): void {
  const dice = new Dice(`${stage.seed}:traffic:${step}`)
  if (dice.below(9) === 0) return
  const people = stage.cast.active(stage.chain)
  if (people.length < 2) return
  for (let count = dice.between(1, most); count > 0; count--) {
    const from = dice.pick(people)
    dice.pick(BAG)({ stage, props, dice, from, to: dice.pick(people), step })
  }
}
