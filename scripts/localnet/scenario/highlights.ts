/** Blocks and transactions worth opening. Found once the history has been played, and kept from then on. */
import type { ChainBlock, ChainTransaction } from '../chain/types.ts'
import { type Context, TON } from './context.ts'
import { SWAP } from './parts/jettons.ts'
import { PROBE } from './parts/mishaps.ts'
import { traceHighlights } from './trace-highlights.ts'

const MANY = 100

export function pointOut(context: Context): void {
  const { chain, fixtures, accounts } = context
  const { worthOpening } = fixtures
  const shard = busiestShardBlock(chain)
  for (const block of [chain.head(-1), shard]) chain.keep(block)
  worthOpening.set('masterchain block', String(chain.head(-1).seqno))
  worthOpening.set('shard block', `(0,${shard.shard},${shard.seqno})`)
  const point = (word: string, transaction: ChainTransaction | undefined) => {
    if (!transaction) return
    chain.keep(transaction)
    worthOpening.set(word, transaction.hash.toString('hex'))
  }
  const ofProbe = chain.transactionsOf(PROBE)
  const ofPaymaster = chain.transactionsOf(accounts.paymaster.address)
  const ofExchange = chain.transactionsOf(accounts.exchange.address)
  point('failed transaction', ofProbe.find(exited))
  point(
    'transaction with a failed action',
    ofProbe.find(
      ({ transaction: { description } }) =>
        description.type === 'generic' && description.actionPhase?.success === false,
    ),
  )
  point(
    'transaction with many messages',
    ofPaymaster.find(({ transaction }) => transaction.outMessagesCount > MANY),
  )
  point(
    'jetton transfer with a call',
    chain.transactionsOf(accounts.the('erin').address).find(({ children }) => children.some(isSwap)),
  )
  point(
    'transaction with a comment',
    ofExchange.find(
      ({ transaction: { inMessage } }) => inMessage?.info.type === 'internal' && inMessage.info.value.coins > TON,
    ),
  )
  for (const [name, root] of traceHighlights(context)) point(name, root)
}

function exited({ transaction: { description } }: ChainTransaction): boolean {
  return description.type === 'generic' && description.computePhase.type === 'vm' && !description.computePhase.success
}

/** True if jettons were sent with an order to swap them. */
function isSwap({ transaction: { inMessage } }: ChainTransaction): boolean {
  const payload = inMessage?.body.refs[0]?.beginParse()
  return payload !== undefined && payload.remainingBits >= 32 && payload.preloadUint(32) === SWAP
}

/** Searches the newest blocks, because older ones may be removed. */
function busiestShardBlock(chain: Context['chain']): ChainBlock {
  return [...chain.blocks(0)].slice(-50).reduce((left, right) => {
    return right.transactions.length > left.transactions.length ? right : left
  })
}
