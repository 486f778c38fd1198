/** Words of the command palette and the keyboard shortcuts. */
export const title = 'Search and actions'
export const hint = 'A name, address, hash, block number, domain or action'
export const close = 'Close'
export const foot = 'Enter opens, Delete forgets a search, Escape closes.'
export const help = 'Keys'
export const helpLead = 'Not in a field, and without Ctrl, Alt or ⌘ where none is named.'
export const copied = 'Copied a lasting link to this page'
export const notCopied = 'Could not copy'

export const ctrlK = 'Ctrl K'
export const commandK = '⌘ K'

/** Descriptions of the keyboard shortcuts. */
export const opens = 'Search and actions'
export const helps = 'This list of keys'
export const goes = (screen: string) => `Go to ${screen}`
export const earlier = 'Previous block or page'
export const later = 'Next block or page'
export const rowDown = 'Next row of the list'
export const rowUp = 'Previous row of the list'
export const copies = 'Copy a lasting link to this page'

/** Search synonyms of each screen, by path. */
export const screens = {
  '/blocks': 'masterchain, shards, seqno',
  '/transactions': 'payments, transfers',
  '/jettons': 'tokens, coins',
  '/nft': 'collections, items',
  '/staking': 'pools, yield, APY, nominators',
  '/validators': 'elections, round',
  '/rates': 'price, markets, exchanges, converter',
  '/dns': 'domains, names',
  '/dns-explorer': 'bids, domains',
  '/stats': 'fees, block time, network health',
  '/checks': 'proof file, stored data, providers',
  '/inspect': 'BoC, bag of cells, bytes, decode',
  '/watch': 'favorites, names',
} as const
