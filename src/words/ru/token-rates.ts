/** Words about the rates of tokens. */
export const title = 'Курсы токенов'
export const failed = 'Не удалось загрузить курсы'
export const none = 'Курсов нет'
export const day = '24 ч'
export const week = '7 дней'
export const month = '30 дней'
