/**
 * Requests that a front passes on: those of the product. A row has a route; the seconds after which the product asks again (the shortest
 * `refetch` or `freshFor` of the stores that ask, which a test compares), or `immutable` for blocks and transactions; and one query or
 * several: parameter names in the product's order, where `?` marks an optional one and `*` a repeated one.
 */
type Row = [route: string, again: number | 'immutable', query?: string | readonly string[]]

const MINUTE = 60

export const frontRows: Row[] = [
  ['/api/v2/getMasterchainInfo', 5],
  ['/api/v2/getBlockHeader', 'immutable', 'workchain shard seqno'],
  ['/api/v2/lookupBlock', 'immutable', 'workchain shard unixtime? lt?'],
  ['/api/v2/shards', 'immutable', 'seqno'],
  ['/api/v2/getBlockTransactions', 'immutable', 'workchain shard seqno count after_lt? after_hash?'],
  ['/api/v2/getBlockTransactionsExt', 'immutable', 'workchain shard seqno count after_lt? after_hash?'],
  ['/api/v2/tryLocateResultTx', 'immutable', 'source destination created_lt'],
  ['/api/v2/tryLocateSourceTx', 'immutable', 'source destination created_lt'],
  ['/api/v2/getMasterchainBlockSignatures', 'immutable', 'seqno'],
  // Without a block to begin with it is about the newest one.
  ['/api/v2/getShardBlockProof', 5, 'workchain shard seqno from_seqno?'],
  // Without a block it is what is in force now.
  ['/api/v2/getConfigParam', 5 * MINUTE, 'param seqno?'],
  ['/api/v2/getConfigAll', 'immutable', 'seqno'],
  ['/api/v2/getShardAccountCell', 'immutable', 'address seqno'],
  ['/api/v2/getLibraries', 60 * MINUTE, 'libraries*'],
  ['/api/v3/blocks', MINUTE, 'workchain shard seqno limit'],
  ['/api/v3/transactions', 10, ['limit sort', 'account limit sort end_lt? end_utime?', 'hash limit']],
  ['/api/v3/accountStates', MINUTE, 'address* include_boc'],
  ['/api/v3/addressBook', MINUTE, 'address*'],
  [
    '/api/v3/jetton/wallets',
    MINUTE,
    ['owner_address limit sort', 'jetton_address exclude_zero_balance limit offset sort'],
  ],
  ['/api/v3/jetton/masters', 5 * MINUTE, 'address limit'],
  ['/api/v3/jetton/transfers', MINUTE, 'jetton_master limit sort'],
  ['/api/v3/masterchainInfo', 5],
  ['/api/v3/nft/collections', 5 * MINUTE, 'collection_address limit'],
  [
    '/api/v3/nft/items',
    MINUTE,
    ['owner_address include_on_sale limit offset', 'address include_on_sale limit', 'collection_address limit offset'],
  ],
  ['/api/v3/dns/records', MINUTE, ['wallet limit', 'domain limit']],
  ['/api/v3/traces', 10 * MINUTE, ['tx_hash include_actions limit sort', 'msg_hash include_actions limit sort']],
  ['/api/v3/pendingTraces', 5, ['ext_msg_hash', 'account']],
  ['/api/v3/decode', 365 * 24 * 60 * MINUTE, 'opcodes'],
  // An open address asks for its state again.
  ['/api/v2/getAddressInformation', 12, 'address'],
  ['/api/v2/getTransactions', 10, 'address limit lt? hash? to_lt? archival?'],
  ['/api/v2/getTokenData', 5 * MINUTE, 'address'],
  ['/v2/blockchain/masterchain-head', 5],
  ['/v2/blockchain/reduced/blocks', 10, 'from to'],
  ['/v2/blockchain/blocks/*', 'immutable'],
  ['/v2/blockchain/blocks/*/boc', 'immutable'],
  ['/v2/blockchain/config/raw', MINUTE],
  ['/v2/liteserver/list_block_transactions/*', 'immutable', 'mode count account_id lt'],
  ['/v2/liteserver/get_account_state/*', 5, 'target_block?'],
  ['/v2/blockchain/masterchain/*/transactions', 'immutable', 'limit offset'],
  ['/v2/blockchain/transactions/*', 'immutable'],
  ['/v2/blockchain/accounts/*', MINUTE],
  ['/v2/blockchain/accounts/*/transactions', MINUTE, 'limit before_lt?'],
  // Called when the visitor presses Run: the result must be current.
  ['/v2/blockchain/accounts/*/methods/*', 5],
  ['/v2/blockchain/accounts/*/inspect', 60 * MINUTE],
  ['/v2/blockchain/validators', MINUTE],
  ['/v2/accounts/search', 60 * MINUTE, 'name'],
  ['/v2/accounts/*', MINUTE],
  ['/v2/accounts/*/dns/backresolve', MINUTE],
  ['/v2/accounts/*/events', MINUTE, 'limit'],
  ['/v2/accounts/*/jettons', MINUTE, 'currencies'],
  ['/v2/accounts/*/jettons/history', MINUTE, 'limit'],
  ['/v2/accounts/*/nfts', MINUTE, 'limit offset'],
  ['/v2/accounts/*/nfts/history', MINUTE, 'limit'],
  ['/v2/events/*', 10 * MINUTE],
  ['/v2/traces/*', 10 * MINUTE],
  ['/v2/rates', 30, 'tokens currencies'],
  ['/v2/rates/chart', 2 * MINUTE, 'token currency start_date end_date points_count'],
  ['/v2/rates/markets', MINUTE],
  ['/v2/jettons', 5 * MINUTE, 'limit offset'],
  ['/v2/jettons/*', 5 * MINUTE],
  ['/v2/jettons/*/holders', 5 * MINUTE, 'limit offset'],
  ['/v2/nfts/collections', 5 * MINUTE, 'limit'],
  ['/v2/nfts/collections/*', 5 * MINUTE],
  ['/v2/nfts/collections/*/items', 5 * MINUTE, 'limit offset'],
  ['/v2/nfts/*', 5 * MINUTE],
  ['/v2/dns/auctions', 30],
  ['/v2/dns/*', 5 * MINUTE],
  ['/v2/dns/*/bids', 30],
  ['/v2/dns/*/resolve', 5 * MINUTE],
  ['/v2/staking/pools', MINUTE],
]

/** The query of a route, empty where it has none. */
export const queryOf = (route: string) => frontRows.find(([own]) => own === route)?.[2] ?? ''

/**
 * Routes that the product calls by POST. Caches do not keep their answers, so the front refuses them: get-methods are then run by the
 * indexer, and lists say that marks are missing.
 */
export const postRoutes = ['/api/v2/runGetMethod', '/v2/accounts/_bulk', '/v2/jettons/_bulk']

/** Seconds in a cache, of which nginx may add one to each: `s-maxage`, `stale-while-revalidate` and `stale-if-error` (RFC 9111, RFC 5861). */
type Times = { fresh: number; whileRevalidating: number; ifError: number }

/**
 * A quarter of the time after which the product asks again, as long again while a new answer is fetched, and all of it while a provider
 * refuses. A minute counts for whatever is longer, because a page takes the moment of an answer for the moment its content was learnt.
 */
export function timesOf(again: number | 'immutable'): Times {
  if (again === 'immutable') return { fresh: 5 * MINUTE, whileRevalidating: 5 * MINUTE, ifError: 60 * MINUTE }
  const longest = Math.min(again, MINUTE)
  const fresh = Math.floor(longest / 4)
  return { fresh, whileRevalidating: fresh, ifError: longest - fresh - 1 }
}
