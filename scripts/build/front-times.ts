/**
 * Caching times of a front. A row is a route and the seconds after which the product itself asks it again
 * (the shortest `refetch` or `freshFor` of the stores that ask it, held to them by a test), or `immutable`: what a block or a transaction was.
 */
type Row = [route: string, again: number | 'immutable']

const MINUTE = 60

export const frontRows: Row[] = [
  ['/api/v2/getMasterchainInfo', 5],
  ['/api/v2/getBlockHeader', 'immutable'],
  ['/api/v2/lookupBlock', 'immutable'],
  ['/api/v2/shards', 'immutable'],
  ['/api/v2/getBlockTransactions', 'immutable'],
  ['/api/v2/getBlockTransactionsExt', 'immutable'],
  ['/api/v2/tryLocateResultTx', 'immutable'],
  ['/api/v2/tryLocateSourceTx', 'immutable'],
  ['/api/v2/getMasterchainBlockSignatures', 'immutable'],
  // Without a block to begin with it is about the newest one.
  ['/api/v2/getShardBlockProof', 5],
  // Without a block it is what is in force now.
  ['/api/v2/getConfigParam', 5 * MINUTE],
  ['/api/v2/getConfigAll', 'immutable'],
  ['/api/v2/getShardAccountCell', 'immutable'],
  ['/api/v2/getLibraries', 60 * MINUTE],
  ['/api/v3/blocks', MINUTE],
  ['/api/v3/transactions', 10],
  ['/api/v3/accountStates', MINUTE],
  ['/api/v3/jetton/wallets', MINUTE],
  ['/api/v3/jetton/masters', 5 * MINUTE],
  ['/api/v3/jetton/transfers', MINUTE],
  ['/api/v3/nft/items', MINUTE],
  ['/api/v3/dns/records', MINUTE],
  ['/api/v3/traces', 10 * MINUTE],
  ['/api/v3/pendingTraces', 5],
  ['/api/v3/decode', 365 * 24 * 60 * MINUTE],
  // An open address asks for its state again.
  ['/api/v2/getAddressInformation', 12],
  ['/api/v2/getTransactions', 10],
  ['/api/v2/getTokenData', 5 * MINUTE],
  ['/v2/blockchain/masterchain-head', 5],
  ['/v2/blockchain/reduced/blocks', 10],
  ['/v2/blockchain/blocks/*', 'immutable'],
  ['/v2/blockchain/blocks/*/boc', 'immutable'],
  ['/v2/blockchain/config/raw', MINUTE],
  ['/v2/liteserver/list_block_transactions/*', 'immutable'],
  ['/v2/liteserver/get_account_state/*', 5],
  ['/v2/blockchain/masterchain/*/transactions', 'immutable'],
  ['/v2/blockchain/transactions/*', 'immutable'],
  ['/v2/blockchain/accounts/*', MINUTE],
  ['/v2/blockchain/accounts/*/transactions', MINUTE],
  // Run at a press, to know what is now.
  ['/v2/blockchain/accounts/*/methods/*', 5],
  ['/v2/blockchain/accounts/*/inspect', 60 * MINUTE],
  ['/v2/blockchain/validators', MINUTE],
  ['/v2/accounts/search', 60 * MINUTE],
  ['/v2/accounts/*', MINUTE],
  ['/v2/accounts/*/dns/backresolve', MINUTE],
  ['/v2/accounts/*/events', MINUTE],
  ['/v2/accounts/*/jettons', MINUTE],
  ['/v2/accounts/*/jettons/history', MINUTE],
  ['/v2/accounts/*/nfts', MINUTE],
  ['/v2/accounts/*/nfts/history', MINUTE],
  ['/v2/events/*', 10 * MINUTE],
  ['/v2/traces/*', 10 * MINUTE],
  ['/v2/rates', 30],
  ['/v2/rates/chart', 2 * MINUTE],
  ['/v2/rates/markets', MINUTE],
  ['/v2/jettons', 5 * MINUTE],
  ['/v2/jettons/*', 5 * MINUTE],
  ['/v2/jettons/*/holders', 5 * MINUTE],
  ['/v2/nfts/collections', 5 * MINUTE],
  ['/v2/nfts/collections/*', 5 * MINUTE],
  ['/v2/nfts/collections/*/items', 5 * MINUTE],
  ['/v2/nfts/*', 5 * MINUTE],
  ['/v2/dns/auctions', 30],
  ['/v2/dns/*', 5 * MINUTE],
  ['/v2/dns/*/bids', 30],
  ['/v2/dns/*/resolve', 5 * MINUTE],
  ['/v2/staking/pools', MINUTE],
]

/** Routes that the product asks by POST. No front keeps their answers, and this one refuses them: get-methods are run by the indexer then, and lists say that marks are missing. */
export const postRoutes = ['/api/v2/runGetMethod', '/v2/accounts/_bulk', '/v2/jettons/_bulk']

/** In seconds; nginx counts whole ones, so that each may last one more. An answer is kept for `fresh`, handed out for `renewed` more while a new one is fetched, for `refused` more when none is to be had. */
type Times = { fresh: number; renewed: number; refused: number }

/**
 * A quarter of the time after which the product asks again, as long again while a new answer is fetched, and all of it while a provider
 * refuses. A minute counts for whatever is longer, because a page takes the moment of an answer for the moment its content was learnt.
 */
export function timesOf(again: number | 'immutable'): Times {
  if (again === 'immutable') return { fresh: 5 * MINUTE, renewed: 5 * MINUTE, refused: 60 * MINUTE }
  const longest = Math.min(again, MINUTE)
  const fresh = Math.floor(longest / 4)
  return { fresh, renewed: fresh, refused: longest - fresh - 1 }
}
