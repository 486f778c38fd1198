/** Words about transactions that came while a history was on screen. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const newRows = (count: number, isMore: boolean) =>
  `${count}${isMore ? '+' : ''} ${plural(count, { one: 'новая транзакция', few: 'новые транзакции', other: 'новых транзакций' })}`
