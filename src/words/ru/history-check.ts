/** Words about whether a history is without gaps. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const whole = (rows: number) =>
  rows === 1
    ? 'Одна транзакция, проверена здесь'
    : `${rows} ${plural(rows, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })}, между ними ничего не пропущено`
export const recreated = (rows: number) =>
  `${rows} ${plural(rows, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })}. Между ними аккаунт был удалён и создан снова, и там других может не хватать`
export const broken = (row: number) => `После строки ${row} не хватает транзакции: открыть её`
/** Follow the line above: the state of the account names its last transaction. */
export const complete = {
  atTime: (when: string) => `Это вся история на ${when}, как доказано выше`,
  atBlock: 'Это вся история на момент блока, доказанного выше',
}
export const noneNewer = {
  atTime: (when: string) => `Более новых нет на ${when}, как доказано выше`,
  atBlock: 'Более новых нет на момент блока, доказанного выше',
}
export const newerMissing = 'Выше доказана более новая транзакция: открыть её'
export const refuted = 'Доказательство выше противоречит транзакции из этого списка: открыть её'
