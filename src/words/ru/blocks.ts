/** Words about the list of blocks. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Блоки'
export const description = 'Последние блоки мастерчейна сети TON с их настоящим временем.'
export const failed = 'Не удалось загрузить блоки'
export const workchain = 'Воркчейн'
/** Label after the number of transactions, on phones. */
export const ofTransactions = (count: number) =>
  `${plural(count, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })} с блоками шардов`
/** Label after a seqno, on phones. */
export const inWorkchain = (workchain: string) => `воркчейн ${workchain}`
export const transactions = 'Транзакции, включая блоки шардов'
export const newBlocks = (count: number) =>
  `${count} ${plural(count, { one: 'новый блок', few: 'новых блока', other: 'новых блоков' })}`
/** Placeholders for an unknown number of transactions: under its column head, and on phones. */
export const notCounted = 'ещё не посчитаны'
export const transactionsNotCounted = 'транзакции ещё не посчитаны'
