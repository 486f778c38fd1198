/** Texts of the currency converter. */
export const title = 'Конвертер'
export const failed = 'Не удалось загрузить цену'
export const noPrice = (coin: string) => `Нет цены ${coin}, по которой пересчитать`
export const rate = (coin: string, price: string, currency: string) =>
  `1 ${coin} = ${price} ${currency}, по цене провайдера. Результат округлён.`
