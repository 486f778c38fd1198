/** Words about the auction of one domain. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Аукцион'
export const ends = 'Конец'
export const ended = 'Завершён'
/** The rule of the contract for `.ton` names. */
export const extended = 'Ставка в последний час продлевает аукцион на час.'
export const isOver = 'Аукцион окончен: имя может забрать тот, чья ставка была наибольшей.'
export const nextBid = 'Следующая ставка — от'
export const raise = 'на 5 % выше наибольшей'
export const highestBid = 'Наибольшая ставка'
export const bidAt = (site: string) => `Сделать ставку на ${site}`
export const refused = (count: number) =>
  `${count} ${plural(count, { one: 'отклонённая ставка', few: 'отклонённые ставки', other: 'отклонённых ставок' })}`
export const refusedWhy = 'Они вернулись: каждая была слишком мала или опоздала.'
export const notListed = 'Этого аукциона нет в списке.'
export const notListedWhy = 'Провайдер перечисляет идущие аукционы: этот мог уже закончиться.'
export const bidsFailed = 'Не удалось загрузить ставки'
