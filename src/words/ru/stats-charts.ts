/** Words about charts of the newest blocks. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const blockTimeOver = (blocks: number) =>
  `Секунды от одного блока мастерчейна до следующего, измерено по предыдущим блокам (${blocks})`
export const seconds = (count: string) => `${count} с`
export const secondsColumn = 'Секунды'
export const transactionsWithShards = 'Транзакции блоков мастерчейна вместе с блоками шардов, которые они фиксируют'
export const transactionCount = (count: number, digits: string) =>
  `${digits} ${plural(count, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })}`
export const transactionsColumn = 'Транзакции'
export const block = 'Блок'
export const failed = 'Не удалось загрузить последние блоки'
export const none = 'Данных нет'
