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

/** Search by name, which asks tonapi on Enter. */
export const askNames = (name: string) => `Look for “${name}” by name`
export const asksTonapi = 'asks tonapi'
export const isAsking = 'Asking tonapi for this name…'
export const foundByName =
  'Names at tonapi that begin like this. Anyone can take a name: look at the mark and the address.'
export const noName = 'Nor does tonapi know anything of that name.'
export const noOtherName = 'tonapi knows no name that begins like this. What this browser has seen:'
export const noNames = 'Names could not be looked up: tonapi does not answer.'
/** Words of tonapi's moderators on what it found. */
export const trusts = {
  whitelist: 'whitelisted',
  graylist: 'graylisted',
  blacklist: 'blacklisted, taken for a scam',
  none: 'not judged',
  unknown: 'not judged',
}

export const suggestions = 'Suggestions'
/** Kinds of a text, while it is typed. */
export const is = {
  transaction: 'A transaction hash',
  address: 'An address, its checksum is right',
  'raw address': 'An address in raw form, which has no checksum',
  'masterchain block': 'The number of a masterchain block',
  'shard block': 'A block of a shard',
  domain: 'A domain',
  link: 'A link to a page of this site',
  'wrong-checksum': 'An address, its checksum is wrong',
  unknown: 'No address, hash, block number or domain',
  name: 'Maybe a name: searching asks tonapi for it',
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
/** A text in place of an address. */
export const noAddress = '“{text}” is no address.'
