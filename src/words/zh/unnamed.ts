/** Names of what has none. */
export const symbol = '未知代币'
export const jetton = '未知 Jetton'
export const nft = '未命名'
