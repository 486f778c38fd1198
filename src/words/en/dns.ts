/** Words about a domain. */
export const title = 'TON DNS'
export const description = 'Where a .ton domain leads, who owns it, and what it points at.'
export const lead = 'Where a domain leads. “.ton” is added when no zone is given.'
export const domain = 'Domain'
export const example = 'example.ton'
export const failed = 'Failed to resolve domain'
export const notFound = 'Domain not found'
export const noRecords = 'This domain points at nothing: it has no records.'
export const noRecordsWhy = 'Nobody has said where it leads.'
/** Of records by an index that knows some kinds alone, and no end of a name. */
export const partial =
  'There may be other records. Whether the name has run out is not known: one that has still leads here.'
export const endUnknown = 'not known: it may have run out'

/** Reasons why the form refuses what was typed. */
export const isAddress = 'This is an address, not a name: the search at the top of the page finds it.'
export const isOtherLink = 'This link names no domain of TON.'

export const records = 'Records'
export const resolved = 'Resolved address'
export const resolvedAddress = 'resolved address'
/** Names what is copied of a name that ran out. */
export const warnedAddress = (warning: string) => `resolved address. ${warning}`
export const storage = 'Storage bag'
export const storageId = 'bag id'
export const nextResolver = 'Next resolver'
export const nextResolverAddress = 'next resolver'
export const picture = 'Picture'
export const site = 'Site'
export const siteInTon = 'Site (ADNL)'
export const siteAddress = 'site address'

export const registration = 'Registration'
export const beingAuctioned = 'none yet: the winner of the auction gets it'
export const item = 'Item (NFT)'
export const collection = 'Collection'
export const runsOut = 'Runs out'
export const ranOut = 'Ran out'
export const never = 'never'
export const ranOutOn = (day: string) => `This name ran out ${day}: whoever bids may take it.`

export const bids = 'Bids'
export const bid = 'Bid'
export const bidder = 'Bidder'
export const noBids = 'No bids'

export const explanation = 'What a domain says'
/** `{zone}` is ".ton", drawn strong. */
export const aboutOwner = 'A {zone} domain is an NFT (TEP-81). Whoever owns the item decides where the name leads.'
/** `{record}` is `walletRecord`, drawn strong. */
export const aboutWallet =
  'Its {record} is where payments to the name go. It need not be the owner, and neither is the address of the item: all three are shown, each by its name.'
export const walletRecord = 'wallet record'
export const aboutOthers =
  'Other records lead to a site, a bag of TON Storage, or to another contract that resolves subdomains.'
export const aboutRenewal = 'A domain that is not renewed for a year expires and is auctioned again.'
