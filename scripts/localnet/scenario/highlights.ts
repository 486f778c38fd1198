/** Blocks and transactions worth opening: known only once the history has been played. */
import type { ChainTransaction } from '../chain/types.ts'
import { PROBE } from './chapters/mishaps.ts'
import { type Stage, TON } from './stage.ts'

const MANY = 100

export function pointOut({ chain, book, cast }: Stage): void {
  const { worthOpening } = book
  worthOpening.set('masterchain block', String(chain.head(-1).seqno))
  const shard = busiestShardBlock(chain)
  worthOpening.set('shard block', `(0,8000000000000000,${shard})`)
  const point = (word: string, transaction: ChainTransaction | undefined) => {
    if (transaction) worthOpening.set(word, transaction.hash.toString('hex'))
  }
  const ofProbe = chain.transactionsOf(PROBE)
  const ofPaymaster = chain.transactionsOf(cast.paymaster.address)
  const ofExchange = chain.transactionsOf(cast.exchange.address)
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
    'transaction with a comment',
    ofExchange.find(
      ({ transaction: { inMessage } }) => inMessage?.info.type === 'internal' && inMessage.info.value.coins > TON,
    ),
  )
}

function exited({ transaction: { description } }: ChainTransaction): boolean {
  return description.type === 'generic' && description.computePhase.type === 'vm' && !description.computePhase.success
}

/** Seqno; among the newest, because older ones are forgotten soon. */
function busiestShardBlock(chain: Stage['chain']): number {
  const newest = Array.from({ length: 50 }, (_, back) => chain.block(0, chain.head(0).seqno - back))
  const sizes = newest.flatMap(block => (block ? [{ seqno: block.seqno, size: block.transactions.length }] : []))
  return sizes.reduce((left, right) => (right.size > left.size ? right : left)).seqno
}
