import type { Message } from '@ton/core'
import type { ChainTransaction } from '../chain/types.ts'
import type { Call, Method } from './method.ts'
import { Refusal, unparsable } from './refusal.ts'
import { extTransaction, stdTransaction, transactionId } from './transaction.ts'

const DEFAULT_LIMIT = 10
const MAX_TRANSACTIONS = 1000

/** Returns transactions newest first, from the cursor (included) down to `to_lt` (excluded). */
function history({ chain, params }: Call): ChainTransaction[] {
  const address = params.address('address')
  const limit = params.within('limit', 1, MAX_TRANSACTIONS, DEFAULT_LIMIT)
  const [lt, hash, toLt] = [params.big('lt'), params.hash('hash'), params.big('to_lt') ?? 0n]
  if ((lt === undefined) !== (hash === undefined)) throw unparsable('lt and hash should be both set or both unset')
  const all = chain.transactionsOf(address)
  let start = all.length - 1
  if (lt !== undefined && lt !== 0n) {
    start = all.findIndex(item => item.lt === lt && hash?.equals(item.hash))
    const apart = start < 0 && hash ? chain.transaction(hash) : undefined
    // A transaction kept without its neighbours, which were removed.
    if (apart?.lt === lt && apart?.account.equals(address)) return [apart]
    if (start < 0) {
      const block = `(${address.workChain},8000000000000000)`
      throw new Refusal(
        500,
        `LITE_SERVER_UNKNOWN: cannot compute block with specified transaction: cannot find block ${block} lt=${lt}: lt not in db`,
      )
    }
  }
  const found: ChainTransaction[] = []
  for (let at = start; at >= 0 && found.length < limit; at -= 1) {
    const item = all[at]
    if (!item || item.lt <= toLt) break
    found.push(item)
  }
  return found
}

const getTransactionsStd: Method = call => {
  const found = history(call)
  const last = found.at(-1)?.transaction
  const hash = last ? Buffer.from(last.prevTransactionHash.toString(16).padStart(64, '0'), 'hex') : null
  return {
    '@type': 'raw.transactions',
    transactions: found.map(stdTransaction),
    previous_transaction_id: transactionId(last?.prevTransactionLt ?? 0n, hash),
  }
}

type Wanted = { lt: bigint; source: string; destination: string }

function wanted({ params }: Call): Wanted {
  params.need('created_lt')
  const [source, destination] = [params.address('source'), params.address('destination')]
  return { lt: params.big('created_lt') ?? 0n, source: source.toRawString(), destination: destination.toRawString() }
}

const isWanted = (message: Message | null | undefined, { lt, source, destination }: Wanted): boolean =>
  message?.info.type === 'internal' &&
  message.info.createdLt === lt &&
  message.info.src.toRawString() === source &&
  message.info.dest.toRawString() === destination

const located = (item: ChainTransaction | undefined) => {
  if (!item) throw new Refusal(500, 'LITE_SERVER_UNKNOWN: transaction was not found')
  return extTransaction(item)
}

/** All known transactions of the account in a parameter. */
const knownOf = ({ chain, params }: Call, party: 'source' | 'destination') => [
  ...chain.outlivedOf(params.address(party)),
  ...chain.transactionsOf(params.address(party)),
]

/** Finds the transaction that a message started. */
const tryLocateResultTx: Method = call => {
  const message = wanted(call)
  return located(knownOf(call, 'destination').find(item => isWanted(item.transaction.inMessage, message)))
}

/** Finds the transaction that sent a message. */
const tryLocateSourceTx: Method = call => {
  const message = wanted(call)
  return located(
    knownOf(call, 'source').find(item => item.transaction.outMessages.values().some(sent => isWanted(sent, message))),
  )
}

export const transactionMethods = {
  getTransactions: (call => history(call).map(extTransaction)) satisfies Method,
  getTransactionsStd,
  tryLocateTx: tryLocateResultTx,
  tryLocateResultTx,
  tryLocateSourceTx,
}
