import type { ChainBlock, ChainTransaction } from '../chain/types.ts'
import { base64, hex, rawAddress, readHash } from '../http/encode.ts'
import type { Wire } from '../http/json.ts'
import { blockIdExt, namedBlock } from './block-id.ts'
import type { Call, Method } from './method.ts'
import type { Params } from './params.ts'
import { unparsable } from './refusal.ts'
import { blockTransaction } from './transaction.ts'

const DEFAULT_COUNT = 40
const MAX_TRANSACTIONS = 10_000
/** Maximum number of transactions that one liteserver call returns, whatever the requested count. */
const MAX_AT_ONCE = 256
/** flags the server sends: account, lt and hash are present, and after_* was applied */
const MODE = 135

const place = (item: ChainTransaction): [string, bigint] => [hex(item.account.hash), item.lt]

/** Transactions in the order of a block: by account id, then by logical time. This differs from the order of execution. */
function inBlockOrder(block: ChainBlock): ChainTransaction[] {
  return [...block.transactions].sort((one, other) => {
    const [[hash, lt], [otherHash, otherLt]] = [place(one), place(other)]
    if (hash !== otherHash) return hash < otherHash ? -1 : 1
    return lt < otherLt ? -1 : 1
  })
}

/** Reads the account of the last row seen: 32 bytes, or the `wc:hex` form that the server returns. */
function afterHash(params: Params): string | undefined {
  const text = params.text('after_hash')?.replace(/^-?\d+:/, '')
  if (text === undefined) return undefined
  const hash = readHash(text)
  if (!hash) throw unparsable(`Failed to parse after_hash: '${text}'`)
  return hex(hash)
}

function page(call: Call) {
  const { params } = call
  const block = namedBlock(call)
  const count = params.within('count', 1, MAX_TRANSACTIONS, DEFAULT_COUNT)
  const [lastHash, lastLt] = [afterHash(params), params.big('after_lt')]
  if ((lastHash === undefined) !== (lastLt === undefined)) throw unparsable('after_lt and after_hash go together')
  const rest = inBlockOrder(block).filter(item => {
    if (lastHash === undefined || lastLt === undefined) return true
    const [hash, lt] = place(item)
    return hash > lastHash || (hash === lastHash && lt > lastLt)
  })
  const rows = rest.slice(0, Math.min(count, MAX_AT_ONCE))
  return { block, count, rows, incomplete: rows.length < rest.length }
}

const shortId = (item: ChainTransaction): Wire => ({
  '@type': 'blocks.shortTxId',
  mode: MODE,
  account: rawAddress(item.account),
  lt: item.lt.toString(),
  hash: base64(item.hash),
})

const listed = (type: string, encode: (item: ChainTransaction) => Wire): Method => {
  return call => {
    const { block, count, rows, incomplete } = page(call)
    return {
      '@type': type,
      id: blockIdExt(block),
      req_count: count,
      incomplete,
      transactions: rows.map(encode),
    }
  }
}

export const blockTransactionMethods = {
  getBlockTransactions: listed('blocks.transactions', shortId),
  getBlockTransactionsExt: listed('blocks.transactionsExt', blockTransaction),
}
