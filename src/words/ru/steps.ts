/** Words about a trace that is found transaction by transaction. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const lead =
  'Узел может найти её шаг за шагом: каждое нажатие на кнопку ниже запрашивает у toncenter одну транзакцию, хеш и связь которой проверяются здесь.'
export const found = (count: number) =>
  count === 1
    ? '1 транзакция этой цепочки на экране, проверена здесь'
    : `${count} ${plural(count, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })} этой цепочки на экране, каждая проверена здесь`
export const findReceiver = 'Найти, что оно запустило'
export const findSender = 'Найти, что его отправило'
export const sentBy = 'От'
export const looking = 'спрашиваем toncenter…'
export const notFound = 'Для него пока не известно ни одной транзакции: возможно, её ещё нет.'
export const failed = (why: string) => `Не загружено. ${why}`
export const foundOf = (found: number) => `найдено ${found}`
