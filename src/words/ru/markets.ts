/** Words about markets. */
export const title = 'Рынки'
export const failed = 'Не удалось загрузить данные рынков'
export const hint = 'Возможно, API рынков временно недоступен'
export const none = 'Данных о рынках нет'
export const exchange = 'Биржа'
export const unknown = 'Неизвестна'
export const pair = 'Пара'
export const price = 'Цена'
export const volume = 'Объём за 24 ч'
export const link = 'Ссылка'
export const trade = 'Торговать'
/** Follows `trade` where it is read out. */
export const tradeAt = (exchange: string) => ` (биржа: ${exchange}), откроется в новой вкладке`
export const updated = 'Обновлено'
export const lowest = 'Минимум'
export const highest = 'Максимум'
export const spread = 'Разница'
export const ofLowest = 'от минимальной цены'
export const currentOnly =
  'В минимуме, максимуме и разнице не учтены цены без указания времени и те, что старше самой новой больше чем на час.'
export const priceInDollars = 'Цена в USD'
export const converted = (currency: string) => `в ${currency}, по курсу доллара от tonapi`
