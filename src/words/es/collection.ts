/** Words about the items of a collection. */
export const notOnSale = 'No está en venta'
export const offers = (count: number) => (count === 0 ? 'Ninguno en venta' : `${count} en venta`)
export const floor = ', el más barato'
export const owners = (count: number) => (count === 1 ? '1 propietario' : `${count} propietarios`)
export const ofPage = (count: number) => `entre los ${count} ítems mostrados`
/** Words on the card of a collection. */
export const itemCount = (count: string) => (count === '1' ? '1 ítem' : `${count} ítems`)
