/** Words about the list of blocks. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Блоки'
export const description = 'Последние блоки мастерчейна сети TON с их настоящим временем.'
export const failed = 'Не удалось загрузить блоки'
export const workchain = 'Воркчейн'
/** Behind their number, on a phone. */
export const ofTransactions = (count: number) =>
  `${plural(count, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })} с блоками шардов`
/** Behind a seqno, on a phone. */
export const inWorkchain = (workchain: string) => `воркчейн ${workchain}`
export const transactions = 'Транзакции, включая блоки шардов'
export const newBlocks = (count: number) =>
  `${count} ${plural(count, { one: 'новый блок', few: 'новых блока', other: 'новых блоков' })}`
/** In place of a number of transactions: below its head, and on a phone. */
export const notCounted = 'ещё не посчитаны'
export const transactionsNotCounted = 'транзакции ещё не посчитаны'
