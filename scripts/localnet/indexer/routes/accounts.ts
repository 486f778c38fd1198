import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { hex, int256 } from '../../http/encode.ts'
import { account } from '../account.ts'
import type { Handler } from '../call.ts'
import { notFound } from '../refusal.ts'
import { ask } from '../tokens/stack.ts'
import { get, post } from './route.ts'

const MAX_TRACES = 1000

const one: Handler = async call => account(call.world, await call.account('account_id'))

const bulk: Handler = call => ({ accounts: call.bulk().map(address => account(call.world, address)) })

/** Lower-case letters and digits only. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Names of labelled accounts and jettons that start with the text at any word; spaces and punctuation do not count. */
const search: Handler = async ({ world, query }) => {
  const text = bare(query.get('name') ?? '')
  const found = await world.index.names()
  return {
    addresses: found
      .filter(({ name }) => {
        const words = name.split(/\s+/)
        return words.some((_, from) => bare(words.slice(from).join('')).startsWith(text))
      })
      .slice(0, 20)
      .map(({ address, name, preview }) => ({
        address: address.toRawString(),
        name,
        preview,
        trust: world.fixtures.trust(address),
      })),
  }
}

const publicKey: Handler = async call => {
  const address = await call.account('account_id')
  const stack = await ask(call.world.chain, address, 'get_public_key')
  if (!stack) throw notFound()
  return { public_key: hex(int256(stack.int())) }
}

/** Ids of the traces an account took part in, with the latest lt, newest first. */
export function tracesOf(items: readonly ChainTransaction[], beforeLt: bigint, limit: number) {
  const found = new Map<string, bigint>()
  for (let at = items.length - 1; at >= 0 && found.size < limit; at -= 1) {
    const item = items[at]
    if (!item || (beforeLt > 0n && item.lt >= beforeLt)) continue
    const id = hex(item.traceId)
    if (!found.has(id)) found.set(id, item.lt)
  }
  return [...found]
}

const traces: Handler = async call => {
  const address = await call.account('account_id')
  const limit = call.int('limit', { min: 1, max: MAX_TRACES, otherwise: 100 })
  const items = call.world.index.transactionsOf(address)
  // "utime" is the logical time, like in the real indexer
  return { traces: tracesOf(items, call.lt('before_lt'), limit).map(([id, lt]) => ({ id, utime: lt })) }
}

const balanceAfter = (items: readonly ChainTransaction[], time: number): bigint =>
  items.filter(item => item.transaction.now <= time).at(-1)?.endBalance ?? 0n

const difference: Handler = async call => {
  const items = call.world.index.transactionsOf(await call.account('account_id'))
  const [start, end] = [call.int('start_date', {}), call.int('end_date', {})]
  return { balance_change: balanceAfter(items, end) - balanceAfter(items, start) }
}

const walletSeqno: Handler = async call => {
  const stack = await ask(call.world.chain, await call.account('account_id'), 'seqno')
  if (!stack) throw notFound()
  return { seqno: stack.int() }
}

/** Succeeds without effect on data that is current anyway. */
const reindex: Handler = async call => {
  const address: Address = await call.account('account_id')
  await call.world.index.refresh(address)
  return {}
}

export const accountRoutes = [
  get('GetAccount', '/v2/accounts/{account_id}', one),
  post('GetAccounts', '/v2/accounts/_bulk', bulk),
  get('SearchAccounts', '/v2/accounts/search', search),
  get('GetAccountPublicKey', '/v2/accounts/{account_id}/publickey', publicKey),
  get('GetAccountTraces', '/v2/accounts/{account_id}/traces', traces),
  get('GetAccountDiff', '/v2/accounts/{account_id}/diff', difference),
  get('GetAccountSubscriptions', '/v2/accounts/{account_id}/subscriptions', () => ({ subscriptions: [] })),
  get('GetAccountMultisigs', '/v2/accounts/{account_id}/multisigs', () => ({ multisigs: [] })),
  get('GetAccountSeqno', '/v2/wallet/{account_id}/seqno', walletSeqno),
  post('ReindexAccount', '/v2/accounts/{account_id}/reindex', reindex),
]
