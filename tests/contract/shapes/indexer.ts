import type { Shape } from './shape.ts'

const account = { address: 'raw', 'name?': 'text', is_scam: 'flag', 'icon?': 'url', is_wallet: 'flag' } as const
const jettonFace = {
  address: 'raw',
  name: 'text',
  symbol: 'text',
  decimals: 'int',
  image: 'url',
  verification: 'text',
} as const
const block = {
  workchain_id: 'int',
  shard: 'shard',
  seqno: 'count',
  root_hash: 'hex',
  file_hash: 'hex',
  global_id: 'int',
  version: 'int',
  gen_utime: 'utime',
  tx_quantity: 'count',
  'gen_software_version?': 'int',
  value_flow: { fees_collected: { grams: 'count' }, 'burned?': { grams: 'count' } },
} as const
const transaction = {
  hash: 'hex',
  lt: 'int',
  account,
  block: 'blockId',
  raw: 'bag',
  'in_msg?': { 'source?': account, 'destination?': account },
} as const
const nft = {
  address: 'raw',
  index: 'int',
  'owner?': account,
  'collection?': { address: 'raw', name: 'text' },
  verified: 'flag',
  metadata: {},
  'sale?': { address: 'raw', market: account, 'owner?': account, price: { value: 'digits', token_name: 'text' } },
  'previews?': [{ resolution: 'text', url: 'url' }],
  trust: 'text',
} as const
const collection = { address: 'raw', next_item_index: 'int', 'owner?': account, metadata: {} } as const
const event = { event_id: 'hex', timestamp: 'utime', lt: 'int', actions: [{ type: 'text', status: 'text' }] } as const
const jetton = {
  mintable: 'flag',
  total_supply: 'digits',
  'admin?': account,
  metadata: { address: 'raw', name: 'text', symbol: 'text', decimals: 'digits', 'image?': 'url' },
  'preview?': 'url',
  verification: 'text',
  holders_count: 'count',
} as const
const operation = {
  operation: 'text',
  utime: 'utime',
  lt: 'int',
  transaction_hash: 'hex',
  'source?': account,
  'destination?': account,
} as const
const jettonOperations = { operations: [{ ...operation, amount: 'digits', jetton: jettonFace }] } as const
const rate = { prices: { USD: 'figure' }, diff_24h: { USD: 'percent' }, diff_7d: { USD: 'percent' } } as const

/** Parts of the indexer's answers (tonapi v2) that the product reads, by route: 64-bit numbers as JSON, amounts as text, hashes in hex. */
export const indexerShapes: Record<string, Shape> = {
  '/accounts/{wallet}': {
    address: 'raw',
    balance: 'int',
    last_activity: 'utime',
    status: 'text',
    is_wallet: 'flag',
    interfaces: ['text'],
  },
  '/accounts/{wallet}/jettons': { balances: [{ balance: 'digits', wallet_address: account, jetton: jettonFace }] },
  '/accounts/{wallet}/jettons/history?limit=20': jettonOperations,
  '/accounts/{collector}/nfts?limit=20': { nft_items: [nft] },
  '/accounts/{collector}/nfts/history?limit=20': { operations: [{ ...operation, item: nft }] },
  '/accounts/{wallet}/events?limit=20': { events: [event] },
  '/accounts/{named}/dns/backresolve': { domains: ['text'] },
  '/blockchain/accounts/{wallet}': {
    address: 'raw',
    balance: 'int',
    status: 'text',
    code: 'bag',
    data: 'bag',
    last_transaction_lt: 'int',
    last_transaction_hash: 'hex',
  },
  '/blockchain/accounts/{wallet}/transactions?limit=20': { transactions: [transaction] },
  '/blockchain/blocks/{block}': block,
  '/blockchain/masterchain-head': block,
  '/blockchain/masterchain/{seqno}/transactions': { transactions: [transaction] },
  '/blockchain/reduced/blocks?from={from}&to={to}': {
    blocks: [{ workchain_id: 'int', shard: 'shard', seqno: 'count', utime: 'utime', tx_quantity: 'count' }],
  },
  '/blockchain/transactions/{tx}': transaction,
  '/blockchain/validators': {
    validators: [{ address: 'text', adnl_address: 'text', stake: 'int' }],
    total_stake: 'int',
    min_stake: 'int',
    elect_at: 'utime',
    elect_close: 'utime',
  },
  '/dns/nanoscope.ton': { name: 'text', expiring_at: 'utime', item: nft },
  '/dns/nanoscope.ton/resolve': { wallet: { address: 'raw', account }, sites: ['text'] },
  '/dns/{auctioned}/bids': {
    data: [{ bidder: account, value: 'int', txTime: 'utime', txHash: 'hex', success: 'flag' }],
  },
  '/dns/auctions': { data: [{ domain: 'text', price: 'int', owner: 'raw', date: 'utime', bids: 'count' }] },
  '/events/{event}': { ...event, value_flow: [{ account, gram: 'int', fees: 'int' }], progress: 'figure' },
  '/events/{event}/jettons': event,
  '/jettons?limit=20': { jettons: [jetton] },
  '/jettons/{jetton}': jetton,
  '/jettons/{jetton}/holders?limit=20': {
    addresses: [{ address: 'raw', owner: account, balance: 'digits' }],
    total: 'count',
  },
  '/nfts/collections?limit=20': { nft_collections: [collection] },
  '/nfts/collections/{collection}': collection,
  '/nfts/collections/{collection}/items?limit=20': { nft_items: [nft] },
  '/nfts/{nft}': nft,
  '/rates?tokens=ton&currencies=usd': { rates: { TON: rate } },
  '/rates/chart?token=ton&points_count=20': { points: [['figure']] },
  '/rates/markets': { markets: [{ market: 'text', usd_price: 'figure', last_date_update: 'utime' }] },
  '/traces/{event}': {
    transaction: { ...transaction, success: 'flag', total_fees: 'count' },
    interfaces: ['text'],
    children: [{ transaction, emulated: 'flag' }],
    emulated: 'flag',
  },
  '/staking/pools': {
    pools: [
      {
        address: 'raw',
        name: 'text',
        total_amount: 'int',
        implementation: 'text',
        apy: 'figure',
        min_stake: 'int',
        current_nominators: 'count',
        max_nominators: 'int',
      },
    ],
  },
}
