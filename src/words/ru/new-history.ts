/** Words about transactions that came while a history was on screen, or are on their way. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const newRows = (count: number, isMore: boolean) =>
  `${count}${isMore ? '+' : ''} ${plural(count, { one: 'новая транзакция', few: 'новые транзакции', other: 'новых транзакций' })}`
/** Transactions that no block holds yet. */
export const onTheirWay = (count: number) =>
  `${count} ${plural(count, { one: 'транзакция в пути, её', few: 'транзакции в пути, их', other: 'транзакций в пути, их' })} ещё нет ни в одном блоке.`
export const foreseen = 'Так предсказывает эмуляция toncenter: на деле может выйти иначе.'
