/** Words of the 404 page. */
export const title = 'Page Not Found'
export const description = 'There is no such page.'
export const why = "The page you're looking for doesn't exist."
export const goHome = 'Go Home'
export const aBlock = 'a block number'
export const anAddress = 'an address'
export const aTransaction = 'a transaction hash'
export const aDomain = 'a domain'
export const looksLike = (what: string) => `The end of this path looks like ${what}:`
export const openIt = 'open it'
