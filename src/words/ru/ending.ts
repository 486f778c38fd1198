/** Outcomes of what a transaction sent, in a sentence; amounts are in braces. Steps count from 1. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

/** Names a page. */
export const cameBackName = (amount: string) => `Вернулось ${amount}`
export const notKnown = 'Отправлено; чем это кончилось, здесь неизвестно.'
export const arrived = 'Дошло.'
export const ignored = 'Дошло, но контракт не сделал того, что было поручено.'
export const claimed = 'Дошло, по словам контрактов; не проверено.'
/** A name of what came of an order, and who says so. */
export const swappedName = 'Обменяно'
export const swapped = 'Обе суммы есть в байтах цепочки; какие это жетоны — известно со слов индексатора.'
export const allArrived = (count: number) => `Дошли все ${count}.`
export const inVain = 'Дошло; код получателя не смог обработать уведомление об этом.'
export const failedLater = (count: number, step: number) =>
  `${count === 1 ? 'Дошло' : `Дошли все ${count}`}, но вызванный этим шаг ${step} завершился ошибкой.`
export const waits = 'Сумма {sum} пришла на адрес, где контракт тогда не был развёрнут.'
export const cameBack = (step: number | 'exchange' | null) => {
  if (step === null) return 'Вернулось {back} из {sum}.'
  const reason = step === 'exchange' ? 'обмен на бирже не состоялся' : `ошибка на шаге ${step}`
  return `Вернулось {back} из {sum}: ${reason}.`
}
export const neverLeft = (step: number | 'exchange' | null) => `Сумма {sum} так и не ушла: ошибка на шаге ${step}.`
export const stayed = (step: number) => `Ошибка на шаге ${step}, сумма {sum} осталась у получателя.`
/** Of one message. */
export const inPart = 'Выполнена только часть.'
export const partly = (arrived: number, of: number) => `Дошло ${arrived} из ${of}.`
export const partlyBack = (count: number) => `Вернулось: ${count}.`
export const partlyStayed = (count: number) => `Осталось там, где код завершился ошибкой: ${count}.`
export const underWay = (done: number, of: number) =>
  `Выполняется: ${done} из ${of} ${plural(of, { one: 'шага', other: 'шагов' })}.`
export const unknown = 'Чем это кончилось, неизвестно: часть шагов отсутствует, не читается или оказалась неожиданной.'
