/** Words of the 404 page. */
export const title = 'Страница не найдена'
export const description = 'Такой страницы нет.'
export const why = 'Страницы, которую вы ищете, не существует.'
export const goHome = 'На главную'
export const aBlock = 'номер блока'
export const anAddress = 'адрес'
export const aTransaction = 'хеш транзакции'
export const aDomain = 'домен'
export const looksLike = (what: string) => `Конец этого пути похож на ${what}:`
export const openIt = 'открыть'
