import { frontRows, queryOf } from './front-rows.ts'

/**
 * Requests that a front forwards, as written in the request line. Only one spelling of each is accepted. So the front
 * forwards it unchanged, and each answer has one cache key.
 */

const hash = '[0-9a-f]{64}'
const number = String.raw`\d{1,10}`
const bigNumber = String.raw`\d{1,20}`
const integer = String.raw`-?\d{1,20}`
const address = `-?${number}:${hash}`
/** An address in a query, as written by `URLSearchParams`. */
const queryAddress = `-?${number}%3A${hash}`
const currency = '[a-z]{3}'
const token = `(?:[A-Za-z]{1,10}|[\\w-]{48}|${queryAddress})`
/** Encoded text without percent-encoded dots, slashes, percent signs and control characters, which a second decoding could turn into a path. */
const character = "[\\w~!*'()-]|%(?!2[5EF]|5C|[01]|7F)[0-9A-F]{2}"
const word = `(?:${character})(?:${character}|\\.(?!\\.)){0,254}`
/** A block with its hashes, as `encodeURIComponent` writes the content of the parentheses. */
const fullBlock = [`-?${number}`, '[0-9a-f]{16}', number, hash, hash].join('%2C')

/** Patterns of path segments by the preceding segment. */
const SEGMENTS: Record<string, string> = {
  accounts: address,
  blocks: String.raw`\(-?${number},[0-9a-f]{16},${number}\)`,
  collections: address,
  dns: word,
  events: hash,
  get_account_state: address,
  jettons: address,
  list_block_transactions: `\\(${fullBlock}\\)`,
  masterchain: number,
  methods: word,
  nfts: address,
  traces: hash,
  transactions: hash,
}

/** Patterns of query values by name. */
const VALUES: Record<string, string> = {
  account: queryAddress,
  account_id: queryAddress,
  address: queryAddress,
  after_hash: hash,
  after_lt: bigNumber,
  archival: 'true',
  before_lt: bigNumber,
  collection_address: queryAddress,
  count: number,
  created_lt: bigNumber,
  currencies: `${currency}(?:%2C${currency})?`,
  currency,
  destination: queryAddress,
  domain: word,
  end_lt: bigNumber,
  end_utime: number,
  end_date: number,
  from: number,
  from_seqno: number,
  hash,
  exclude_zero_balance: 'true',
  ext_msg_hash: hash,
  include_actions: 'true',
  include_boc: '(?:true|false)',
  include_on_sale: 'true',
  jetton_address: queryAddress,
  jetton_master: queryAddress,
  libraries: hash,
  limit: number,
  lt: bigNumber,
  mode: number,
  msg_hash: hash,
  name: `(?:${character}|[.+]){3,180}`,
  offset: number,
  opcodes: '0x[0-9a-f]{8}',
  owner_address: queryAddress,
  param: number,
  points_count: number,
  seqno: number,
  shard: integer,
  sort: 'desc',
  source: queryAddress,
  start_date: number,
  target_block: `%28${fullBlock}%29`,
  to: number,
  to_lt: bigNumber,
  token,
  tx_hash: hash,
  tokens: `${token}(?:%2C${token}){0,99}`,
  unixtime: number,
  wallet: queryAddress,
  workchain: integer,
}

/** Maximum number of addresses per request: `MAX_ACCOUNTS` in `src/providers/index-v3/accounts.ts`. */
const MAX_REPEATED = 64

/** Arguments of a get-method: the only query of arbitrary length. */
const METHOD = '/v2/blockchain/accounts/*/methods/*'
const ARGUMENTS = String.raw`(?:\?args=[\w.*%+-]{0,4000}(?:&args=[\w.*%+-]{0,4000}){0,15})?`

/** Pattern of a query parameter with its `?` or `&`. */
function part(written: string, at: number): string {
  const name = written.replace(/[?*]/, '')
  const pair = `${at === 0 ? '\\?' : '&'}${name}=${VALUES[name]}`
  if (written.endsWith('*')) return `${pair}(?:&${name}=${VALUES[name]}){0,${MAX_REPEATED - 1}}`
  return name === written ? pair : `(?:${pair})?`
}

function queryPattern(route: string): string {
  if (route === METHOD) return ARGUMENTS
  const forms = [queryOf(route)].flat().map(form => form.split(' ').filter(Boolean).map(part).join(''))
  return forms.length > 1 ? `(?:${forms.join('|')})` : forms.join('')
}

/** Regular expression for the target of a route with its query; the first matching row applies. */
export function requestPattern(route: string): string {
  const segments = route.split('/')
  const path = segments.map((name, at) => (name === '*' ? SEGMENTS[segments[at - 1] ?? ''] : name)).join('/')
  return `^${path}${queryPattern(route)}$`
}

/** Row of `frontRows` that forwards a request; undefined if it is rejected. */
export const rowOf = (target: string) => frontRows.find(([route]) => new RegExp(requestPattern(route)).test(target))
