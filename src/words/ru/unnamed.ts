/** Names of what has none. */
export const symbol = 'БЕЗ СИМВОЛА'
export const jetton = 'Неизвестный жетон'
export const nft = 'Без названия'
