/** Words around every page: head, header and footer. */

/** The language of these words, as `lang` of the pages. */
export const language = 'en'
/** Start of the paths of its pages: `/` and the language, but for English. */
export const start = ''
/** Its name in itself, and what offers its pages to those who read them in another language. */
export const ownName = 'English'
export const offer = 'This page is also in English:'
export const offerTaken = 'read it in English'
export const offerRefused = 'Dismiss'
export const languages = 'Languages'
export const name = 'Nanoscope'
export const homeTitle = 'Nanoscope, a TON explorer'
export const homeLabel = 'Nanoscope, home'
export const skip = 'Skip to content'
export const isOffline = 'You are offline. What is shown was learnt before; nothing new can be asked.'
export const needsScript =
  'This screen is read live from the chain by your browser, which needs JavaScript. Nothing of it is stored on a server.'

export const mainLabel = 'Main'
export const more = 'More'
export const home = 'Home'
export const jettons = 'Jettons'
export const nft = 'NFT'
export const staking = 'Staking'
export const validators = 'Validators'
export const blocks = 'Blocks'
export const transactions = 'Transactions'
export const rates = 'Rates'
export const dns = 'DNS'
export const auctions = 'Auctions'
export const statistics = 'Statistics'
export const checks = 'Checks'
export const inspect = 'Inspect'
export const watch = 'Watch list'

export const about = (network: string) =>
  `Nanoscope reads the TON network (${network}) from your browser. No accounts, no trackers.`
export const licenses = 'Licenses'
export const moreScreens = 'More screens'
export const elsewhere = 'Elsewhere'
export const documentation = 'TON documentation'
export const source = 'Source code'
export const newTab = 'opens in a new tab'

export const searchHint = 'Address, transaction hash, block number or .ton domain'
export const searchAll = 'The whole network'
export const searchSite = 'Site'
export const search = 'Search'

export const networkTitle = (network: string) =>
  `Display only: it has no effect on the data, which comes from ${network}.`
