/** Words about prices over time. */
export const price = (coin: string) => `Цена ${coin}`
export const priceOver = (coin: string, span: 'day' | 'week' | 'month') =>
  `Цена ${coin} за ${{ day: 'день', week: 'неделю', month: 'месяц' }[span]}`
export const span = 'Период'
export const day = 'День'
export const week = 'Неделя'
export const month = 'Месяц'
export const sevenDays = '7 дней'
export const thirtyDays = '30 дней'
export const failed = 'Не удалось загрузить график цены'
export const none = 'Данных о цене нет'
export const noMarket = 'Провайдер не знает рынка, на котором торгуется этот жетон.'
export const priceUnknown = 'Не удалось узнать, есть ли у него цена.'

export const first = 'В начале'
export const last = 'В конце'
export const lowest = 'Минимум'
export const highest = 'Максимум'
export const change = 'За период'
export const time = 'Время'
export const pointPrice = 'Цена'
