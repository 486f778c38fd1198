/** Words about auctions of domains. */
export const title = 'TON DNS Explorer'
export const description = 'Running auctions of .ton domains and t.me usernames.'
export const lead = 'Whoever bids most when the time is up gets the name. Those that end first come first.'
export const find = 'Find a domain'
export const zone = 'TLD'
export const allZones = 'All'
export const failed = 'Failed to load DNS auctions'
export const none = 'No active auctions found'
export const noneIn = (zone: string) => `No name in .${zone} is being auctioned now.`
export const endedTitle = 'Ended auctions'
export const active = 'Active Auctions'
export const status = 'Status'
export const isActive = 'active'
export const ended = 'ended'
export const inTime = (time: string) => `in ${time}`
export const over = 'over'
export const currentBid = 'Current Bid'
export const bidCount = (count: number) => (count === 1 ? '1 bid' : `${count} bids`)
export const endsAt = 'Ends At'
