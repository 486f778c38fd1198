/** Names of what has none. */
export const symbol = 'SIN SÍMBOLO'
export const jetton = 'Jetton desconocido'
export const nft = 'Sin nombre'
