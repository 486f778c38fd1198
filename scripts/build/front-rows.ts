import {
  ACCOUNT_AGAIN_MS,
  AUCTIONS_AGAIN_MS,
  BLOCKS_AGAIN_MS,
  HEAD_AGAIN_MS,
  PRICES_AGAIN_MS,
} from '../../src/stores/base/times.ts'

const MINUTE = 60

/** Refetch intervals of the product in seconds. Longer ones count as a minute, because pages take an answer's time for the time of its content. */
const AGAIN = {
  head: HEAD_AGAIN_MS / 1000,
  blocks: BLOCKS_AGAIN_MS / 1000,
  account: ACCOUNT_AGAIN_MS / 1000,
  prices: PRICES_AGAIN_MS / 1000,
  auctions: AUCTIONS_AGAIN_MS / 1000,
  minute: MINUTE,
}

/** Pace of a route: the shortest refetch interval in the stores, or `immutable` for blocks and transactions. */
export type Pace = keyof typeof AGAIN | 'immutable'

/**
 * Requests that a front forwards: those of the product. A row has a route, its pace (compared with the stores by a test), and one or more
 * queries. A query lists parameter names in the product's order; `?` marks optional ones, `*` repeated ones.
 */
type Row = [route: string, pace: Pace, query?: string | readonly string[]]

export const frontRows: Row[] = [
  ['/api/v2/getMasterchainInfo', 'head'],
  ['/api/v2/getBlockHeader', 'immutable', 'workchain shard seqno'],
  ['/api/v2/lookupBlock', 'immutable', 'workchain shard unixtime? lt?'],
  ['/api/v2/shards', 'immutable', 'seqno'],
  ['/api/v2/getBlockTransactions', 'immutable', 'workchain shard seqno count after_lt? after_hash?'],
  ['/api/v2/getBlockTransactionsExt', 'immutable', 'workchain shard seqno count after_lt? after_hash?'],
  ['/api/v2/tryLocateResultTx', 'immutable', 'source destination created_lt'],
  ['/api/v2/tryLocateSourceTx', 'immutable', 'source destination created_lt'],
  ['/api/v2/getMasterchainBlockSignatures', 'immutable', 'seqno'],
  // Without `from_seqno`, the proof starts at the newest block.
  ['/api/v2/getShardBlockProof', 'head', 'workchain shard seqno from_seqno?'],
  // Without a block, the value is the current one.
  ['/api/v2/getConfigParam', 'minute', 'param seqno?'],
  ['/api/v2/getConfigAll', 'immutable', 'seqno'],
  ['/api/v2/getShardAccountCell', 'immutable', 'address seqno'],
  ['/api/v2/getLibraries', 'minute', 'libraries*'],
  ['/api/v3/blocks', 'minute', 'workchain shard seqno limit'],
  ['/api/v3/transactions', 'blocks', ['limit sort', 'account limit sort end_lt? end_utime?', 'hash limit']],
  ['/api/v3/accountStates', 'minute', 'address* include_boc'],
  ['/api/v3/addressBook', 'minute', 'address*'],
  [
    '/api/v3/jetton/wallets',
    'minute',
    ['owner_address limit sort', 'jetton_address exclude_zero_balance limit offset sort'],
  ],
  ['/api/v3/jetton/masters', 'minute', 'address limit'],
  ['/api/v3/jetton/transfers', 'minute', 'jetton_master limit sort'],
  ['/api/v3/masterchainInfo', 'head'],
  ['/api/v3/nft/collections', 'minute', 'collection_address limit'],
  [
    '/api/v3/nft/items',
    'minute',
    ['owner_address include_on_sale limit offset', 'address include_on_sale limit', 'collection_address limit offset'],
  ],
  ['/api/v3/dns/records', 'minute', ['wallet limit', 'domain limit']],
  ['/api/v3/traces', 'minute', ['tx_hash include_actions limit sort', 'msg_hash include_actions limit sort']],
  ['/api/v3/pendingTraces', 'head', ['ext_msg_hash', 'account']],
  ['/api/v3/decode', 'minute', 'opcodes'],
  // Refetched while an address page is open.
  ['/api/v2/getAddressInformation', 'account', 'address'],
  ['/api/v2/getTransactions', 'blocks', 'address limit lt? hash? to_lt? archival?'],
  ['/api/v2/getTokenData', 'minute', 'address'],
  ['/v2/blockchain/masterchain-head', 'head'],
  ['/v2/blockchain/reduced/blocks', 'blocks', 'from to'],
  ['/v2/blockchain/blocks/*', 'immutable'],
  ['/v2/blockchain/blocks/*/boc', 'immutable'],
  ['/v2/blockchain/config/raw', 'minute'],
  ['/v2/liteserver/list_block_transactions/*', 'immutable', 'mode count account_id lt'],
  ['/v2/liteserver/get_account_state/*', 'head', 'target_block?'],
  ['/v2/blockchain/masterchain/*/transactions', 'immutable', 'limit offset'],
  ['/v2/blockchain/transactions/*', 'immutable'],
  ['/v2/blockchain/accounts/*', 'minute'],
  ['/v2/blockchain/accounts/*/transactions', 'minute', 'limit before_lt?'],
  // Used by the Run button: the result must be current.
  ['/v2/blockchain/accounts/*/methods/*', 'head'],
  ['/v2/blockchain/accounts/*/inspect', 'minute'],
  ['/v2/blockchain/validators', 'minute'],
  ['/v2/accounts/search', 'minute', 'name'],
  ['/v2/accounts/*', 'minute'],
  ['/v2/accounts/*/dns/backresolve', 'minute'],
  ['/v2/accounts/*/events', 'minute', 'limit'],
  ['/v2/accounts/*/jettons', 'minute', 'currencies'],
  ['/v2/accounts/*/jettons/history', 'minute', 'limit'],
  ['/v2/accounts/*/nfts', 'minute', 'limit offset'],
  ['/v2/accounts/*/nfts/history', 'minute', 'limit'],
  ['/v2/events/*', 'minute'],
  ['/v2/traces/*', 'minute'],
  ['/v2/rates', 'prices', 'tokens currencies'],
  ['/v2/rates/chart', 'minute', 'token currency start_date end_date points_count'],
  ['/v2/rates/markets', 'minute'],
  ['/v2/jettons', 'minute', 'limit offset'],
  ['/v2/jettons/*', 'minute'],
  ['/v2/jettons/*/holders', 'minute', 'limit offset'],
  ['/v2/nfts/collections', 'minute', 'limit'],
  ['/v2/nfts/collections/*', 'minute'],
  ['/v2/nfts/collections/*/items', 'minute', 'limit offset'],
  ['/v2/nfts/*', 'minute'],
  ['/v2/dns/auctions', 'auctions'],
  ['/v2/dns/*', 'minute'],
  ['/v2/dns/*/bids', 'auctions'],
  ['/v2/dns/*/resolve', 'minute'],
  ['/v2/staking/pools', 'minute'],
]

/** Query of a route; empty if it has none. */
export const queryOf = (route: string) => frontRows.find(([own]) => own === route)?.[2] ?? ''

/**
 * Routes that the product calls by POST. Caches do not store these, so that the front rejects them. Get-methods then use the indexer, and
 * lists show that marks are missing.
 */
export const postRoutes = ['/api/v2/runGetMethod', '/v2/accounts/_bulk', '/v2/jettons/_bulk']

/** Seconds in a cache (nginx may add one to each): `s-maxage`, `stale-while-revalidate` and `stale-if-error` (RFC 9111, RFC 5861). */
type Times = { fresh: number; whileRevalidating: number; ifError: number }

/** Refetch interval of a pace in seconds; undefined for immutable answers. */
export const againOf = (pace: Pace) => (pace === 'immutable' ? undefined : AGAIN[pace])

/** Cache times by pace: fresh for a quarter of the refetch interval, as long again while revalidating, and for the rest while the provider fails. */
export function timesOf(pace: Pace): Times {
  const again = againOf(pace)
  if (!again) return { fresh: 5 * MINUTE, whileRevalidating: 5 * MINUTE, ifError: 60 * MINUTE }
  const fresh = Math.floor(again / 4)
  return { fresh, whileRevalidating: fresh, ifError: again - fresh - 1 }
}
