/** Words on the cards of tokens. */
export const noCollection = 'Sin colección'
export const moreAttributes = (count: number) => `+${count} más`
export const mixedAlphabets = 'alfabetos mezclados'
export const mixedAlphabetsHint = 'Una palabra de su nombre mezcla letras que se parecen'
export const onSale = 'En venta'
