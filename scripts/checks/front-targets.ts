/** Request targets for a front, as written in the request line. */
const PRICE = '/v2/rates?tokens=ton&currencies=usd'
const ADDRESS = `0:${'ab'.repeat(32)}`
const WRITTEN = ADDRESS.replace(':', '%3A')
/** Requests that pages send. */
export const asked = [
  PRICE,
  `/v2/accounts/${ADDRESS}/jettons?currencies=usd`,
  `/api/v2/getAddressInformation?address=${WRITTEN}`,
  `/v2/blockchain/blocks/(-1,8000000000000000,17)/boc`,
  '/v2/dns/%D1%82%D0%B5%D1%81%D1%82.ton/resolve',
  '/v2/dns/auctions',
  '/v2/accounts/search?name=hexagon+usd',
  '/api/v3/transactions?limit=50&sort=desc',
]
/** Requests that no page sends: path traversal, other spellings, other queries. */
export const foreign = [
  '/v2/admin/..%2frates',
  '/v2/admin/..%2frates?tokens=ton&currencies=usd',
  '/v2/x%2f..%2frates?tokens=ton&currencies=usd',
  '/v2/x%2f..%2fdns%2fauctions',
  '/v2/x/../dns/auctions',
  '/v2/./dns/auctions',
  '//v2/dns/auctions',
  '/v2//dns/auctions',
  '/%76%32/rates?tokens=ton&currencies=usd',
  '/%76%32/dns/auctions',
  '/v2/rates#/../admin',
  '/v2/dns/auctions#/../admin',
  '/v2/dns/auctions?',
  '/v2/dns/auctions?junk=1',
  '/v2/dns/auctions/',
  `${PRICE}&junk=1`,
  '/v2/rates?currencies=usd&tokens=ton',
  '/v2/rates?tokens=ton&currencies=%2e%2e%2fadmin',
  '/v2/dns/..%2fadmin',
  '/v2/dns/%2e%2e',
  '/v2/dns/..',
  '/v2/dns/%252e%252e%252fadmin',
  '/v2/dns/a..%5cb',
  '/v2/accounts/_bulk',
  `/v2/accounts/${ADDRESS.replace(':', '%3a')}`,
  '/api/v2/getAddressInformation?address=0:ab',
  '/api/v2/sendBoc',
  '/api/v3/decode?opcodes=0x0f8a7ea5&opcodes=0x1',
  '/v2/accounts/search?name=..%2fadmin',
  '/v2/accounts/search?name=us',
  '/v2/accounts/search',
  '/v2/status',
  '/api/v3/transactions',
  '/api/v3/transactions?limit=50&sort=asc',
  '/api/v3/transactions?sort=desc&limit=50',
  '/api/v3/message',
]
