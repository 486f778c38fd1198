/** Words about the share of sales that a collection names for its author. */
export const royalty = 'Regalías'
export const ask = 'Preguntar a su colección'
export const share = (percent: string, source: string) => `${percent} de cada venta, según ${source}`
export const none = 'No declaradas: su colección no responde como pide TEP-66'
export const failed = 'No se pudo preguntar'
