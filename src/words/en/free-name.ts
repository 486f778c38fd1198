/** Words about an unregistered domain. */
export const notRegistered = (name: string) => `Nobody has registered ${name}, as far as the index knows.`
export const firstBid = (least: number, coin: string) => `The first bid is ${least} ${coin} or more.`
export const howTo = 'It opens an auction. When that ends, the highest bidder owns the name.'
/** The box's title and the document's. */
export const isFree = (name: string, least: number, coin: string) => `${name} is free: from ${least} ${coin}`
