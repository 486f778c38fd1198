/** Traces worth opening, selected by their transactions. */
import type { ChainTransaction } from '../chain/types.ts'
import type { Context } from './context.ts'

const PAYMENT_REQUEST = 0xf93bb43f
const SWAP_OK = 0xc64370e5
const NO_LIQUIDITY = 0x5ffe1295
const JETTON_NOTICE = 0x7362d09c

/** Returns a transaction and all its descendants, parents first. */
function stepsOf(root: ChainTransaction): ChainTransaction[] {
  const steps = [root]
  for (const step of steps) steps.push(...step.children)
  return steps
}

const opOf = ({ transaction: { inMessage } }: ChainTransaction): number | null =>
  inMessage && inMessage.body.bits.length >= 32 ? inMessage.body.beginParse().preloadUint(32) : null

/** Exit code of a swap, as reported by the exchange; null if the trace has no swap. */
function swapExit(root: ChainTransaction): number | null {
  const request = stepsOf(root).find(step => opOf(step) === PAYMENT_REQUEST)
  const slice = request?.transaction.inMessage?.body.beginParse().skip(32 + 64)
  if (!slice) return null
  slice.loadAddress()
  return slice.loadUint(32)
}

const exitCode = ({ transaction: { description } }: ChainTransaction): number | null =>
  description.type === 'generic' && description.computePhase.type === 'vm' ? description.computePhase.exitCode : null

const isBounced = ({ transaction: { inMessage } }: ChainTransaction): boolean =>
  inMessage?.info.type === 'internal' && inMessage.info.bounced

/** True if a trace has messages that are not yet delivered. */
const isPending = (root: ChainTransaction): boolean =>
  stepsOf(root).some(({ transaction, children }) => {
    const sent = transaction.outMessages.values().filter(({ info }) => info.type === 'internal')
    return sent.length > children.length
  })

/** Root transactions of the example traces, by name; undefined if the history has no such trace. */
export function traceHighlights({ chain, fixtures }: Context): [name: string, root: ChainTransaction | undefined][] {
  const rootsOf = (role: string) =>
    (fixtures.roles.get(role) ?? [])
      .flatMap(address => chain.transactionsOf(address))
      .filter(({ transaction }) => transaction.inMessage?.info.type === 'external-in')
  const [trades, relayed, payouts] = [rootsOf('trader'), rootsOf('pilot'), rootsOf('highload wallet')]
  const [near] = fixtures.roles.get('relay') ?? []
  const unsigned = near ? chain.transactionsOf(near).filter(({ parent }) => parent === null) : []
  const sale = fixtures.roles.get('closed sale')?.[0]
  return [
    ['swap', trades.find(root => swapExit(root) === SWAP_OK)],
    ['refused swap', trades.find(root => swapExit(root) === NO_LIQUIDITY)],
    [
      'refused notification',
      trades.find(root => stepsOf(root).some(step => opOf(step) === JETTON_NOTICE && exitCode(step) === 0xffff)),
    ],
    ['purchase', trades.findLast(root => root.children.some(({ account }) => sale && account.equals(sale)))],
    ['payout', payouts.find(root => stepsOf(root).length === 256)],
    ['failed step', relayed.find(root => stepsOf(root).slice(0, -1).some(isBounced))],
    ['long trace', relayed.find(root => stepsOf(root).length > 250)],
    ['too long trace', payouts.find(root => stepsOf(root).length > 1024)],
    ['pending trace', relayed.findLast(isPending)],
    ['pending trace, unsigned', unsigned.findLast(isPending)],
  ]
}
