/** Words about the items of a collection. */
export const notOnSale = 'Not on sale'
export const offers = (count: number) => (count === 0 ? 'None on sale' : `${count} on sale`)
export const floor = ', the cheapest'
export const owners = (count: number) => (count === 1 ? '1 owner' : `${count} owners`)
export const ofPage = (count: number) => `among the ${count} items shown`
/** Words on the card of a collection. */
export const itemCount = (count: string) => (count === '1' ? '1 item' : `${count} items`)
