/** Words about the list of jettons. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Жетоны TON'
export const description = 'Жетоны, взаимозаменяемые токены сети TON: эмиссия, держатели, цена за 7 дней и доверие.'
export const lead = 'Назвать жетон как угодно может любой: ищите отметку белого списка.'
export const none = 'Жетонов не найдено'
export const unnamed = (count: number) => `без символа и названия, поэтому не в списке: ${count}`
export const jettons = 'Жетоны'
export const byMarketCap = 'Капитализация'
export const bySupply = 'Эмиссия'

export const totalJettons = 'Всего жетонов'
export const totalHolders = 'Всего держателей'
export const averageHolders = 'Держателей в среднем'
export const onThisPage = 'на этой странице'
export const page = 'Страница'
export const pageSize = 'по 100 жетонов'

/** A number that is shortened takes the genitive. */
export const holderCount = (count: number, short: string) =>
  `${short} ${plural(short === `${count}` ? count : 0, { one: 'держатель', few: 'держателя', other: 'держателей' })}`
export const supply = 'Эмиссия'
export const impossible = 'не может быть правдой'
export const marketCap = 'Капитализация'
export const marketCapHint = 'Цена × эмиссия'
export const addressOf = (symbol: string) => `адрес жетона ${symbol}`
export const details = 'Подробнее'
/** Follows `details` where it is read out. */
export const detailsOf = (symbol: string) => ` о жетоне ${symbol}`
export const week = '7 дней'
export const weekInDollars = '7 дней, в USD'
export const pricesFailed = 'Не удалось загрузить цены'
