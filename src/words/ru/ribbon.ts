/** Words of the newest blocks drawn as a ribbon. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const newestBlocks = 'Последние блоки мастерчейна'
export const transactionCount = (count: number) =>
  `${count} ${plural(count, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })}`
export const blockLabel = (seqno: string, transactions: number | null) =>
  `Блок ${seqno}${transactions === null ? '' : `, ${transactionCount(transactions)}`}`
export const ribbonFailed = 'Не удалось показать последние блоки.'
