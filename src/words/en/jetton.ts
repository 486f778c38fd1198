/** Words about one jetton. */
export const title = 'Jetton'
export const description = 'A jetton of the TON network: supply, holders, price and what is known of its author.'
/** What it is, with its article. */
export const aJetton = 'a jetton'
export const failed = 'Failed to load jetton details'
export const notFound = 'Jetton not found'
export const notKnown = 'The indexer knows no jetton at this address. It may be an account of another kind.'
export const forms =
  'A jetton is found by the address of its master contract: 48 characters that begin with EQ or the like, or 0: and 64 hexadecimal characters.'

export const price = 'Price'
export const week = '7 days'
export const worth = 'Price × supply'
export const noPrice = 'No price data'
export const unavailable = 'Unavailable'

export const information = 'Jetton Information'
export const symbol = 'Symbol'
export const name = 'Name'
export const totalSupply = 'Total Supply'
export const decimals = 'Decimals'
export const trust = 'Trust'
export const mintable = 'Mintable'
export const isMintable = 'Yes, more can be made'
export const notMintable = 'No'
export const noOwner = 'None stated'
export const about = 'Description'
export const image = 'Image'
export const links = 'Links'
export const withheld = 'Withheld, as of a blacklisted jetton'

export const topHolders = 'Top Holders'
