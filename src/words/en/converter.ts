/** Texts of the currency converter. */
export const title = 'Converter'
export const failed = 'Failed to load the price'
export const noPrice = (coin: string) => `No price of ${coin} to convert by`
export const rate = (coin: string, price: string, currency: string) =>
  `1 ${coin} = ${price} ${currency}, the provider's price. Results are rounded.`
