/** Words about what a search says of what was typed. */
export const invalid = 'Invalid search query. Please enter a valid address, transaction hash, block number, or domain.'
export const checksum =
  'This looks like an address, but its checksum is wrong. Please check it for a mistyped character.'
/** Reasons of a refused query, after the general line. */
export const tooLarge = 'The number of a block is at most 4,294,967,295.'
export const hashLength = (digits: number) => `A hash has 64 hex digits, this has ${digits}.`
export const rawLength = (digits: number) => `A raw address has 64 hex digits behind its colon, this has ${digits}.`
export const addressLength = (characters: number) => `An address has 48 characters, this has ${characters}.`
export const otherDomain = 'Domains of TON end in .ton or .t.me.'
export const username = 'A Telegram username has 4 to 32 letters, digits and underscores, and begins with a letter.'
export const search = 'Search'

export const suggestions = 'Suggestions'
/** What a text is, while it is typed. */
export const is = {
  transaction: 'A transaction hash',
  address: 'An address, its checksum is right',
  'raw address': 'An address in raw form, which has no checksum',
  'masterchain block': 'The number of a masterchain block',
  'shard block': 'A block of a shard',
  domain: 'A domain',
  link: 'A link to a page of this site',
  'wrong-checksum': 'An address, its checksum is wrong',
  unknown: 'No address, hash, block number or domain, and no name that is known here',
}
/** The kind of a suggestion, shown beside its name. */
export const kinds = {
  block: 'block',
  address: 'address',
  transaction: 'transaction',
  domain: 'domain',
  link: 'page',
  recent: 'searched before',
  own: 'your own name',
  jetton: 'jetton',
  collection: 'NFT collection',
  account: 'named by tonapi',
  screen: 'go to',
  action: 'on this page',
}
export const publicLabel = (category: string, list: string) => `${category || 'label'}, says ${list}`
export const forget = 'Forget this search (Delete)'
export const forgetAll = 'Forget all searches'
