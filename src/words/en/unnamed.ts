/** Names of what has none. */
export const symbol = 'UNKNOWN'
export const jetton = 'Unknown Jetton'
export const nft = 'Unnamed'
