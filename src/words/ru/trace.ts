/** Words about the trace of a transaction: all that a message set off. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Цепочка'
export const failed = 'Не удалось загрузить цепочку'
export const notFound = 'Индексатор ещё не знает этой цепочки'
export const tooLong = 'Слишком длинна для индексатора'
export const unmarked = 'tonapi ничего не говорит об этой цепочке: имён и отметок о скаме нет.'
export const alone = 'За ней ничего не последовало: эта транзакция — вся цепочка.'
export const seconds = (count: number) => `${count} с`
export const stepsLabel = 'Шаги'
export const accountsLabel = 'Аккаунты'
export const duration = 'От первой до последней'
export const fees = 'Всего комиссий'
export const failedLabel = 'Шаги с ошибкой'
export const noneFailed = 'нет'
export const checked = (steps: number, allSteps: number, links: number, allLinks: number) =>
  `Проверено в этом браузере: ${steps} из ${allSteps} ${plural(allSteps, { one: 'шага', other: 'шагов' })} и ${links} из ${allLinks} ${plural(allLinks, { one: 'передачи', other: 'передач' })} между ними`
export const unreadable = 'не читается'
export const expected = 'ожидается, по эмуляции провайдера'
export const expectedShort = 'ожидается'
export const onItsWay = 'в пути'
/** Of a sent message whose receiving step may be one of those that could not be read. */
export const unknownReceipt = 'неизвестно, дошло ли'
export const unfinished = 'Сообщения ещё в пути; цепочка запрашивается повторно.'
export const thisStep = 'эта транзакция'
export const firstFailed = 'первая с ошибкой'
export const drawing = (steps: number, failed: number, isAll: boolean, ahead: number) =>
  `Схема: ${steps} ${plural(steps, { one: 'шаг', few: 'шага', other: 'шагов' })}, ${isAll || failed ? `с ошибкой — ${isAll ? '' : 'не менее '}${failed || 'ни одного'}` : 'есть ли ошибки — неизвестно'}${ahead ? `, ожидается или в пути — ${ahead}` : ''}; список ниже говорит то же словами`
/** Opens what a short trace keeps folded. */
export const details = 'Шаги, суммы и доказательство'
export const run = (count: number, name: string) => `${count} × ${name}`

/** Total that the account that began a trace paid and got; slots in braces. */
export const inAllBoth = 'Всего, с учётом комиссий, {who}: уплачено {paid}, получено {got}.'
export const inAllPaid = 'Всего, с учётом комиссий, {who}: уплачено {paid}.'
export const inAllGot = 'Всего, за вычетом комиссий, {who}: получено {got}.'
export const soFarBoth = 'На этот момент, с учётом комиссий, {who}: уплачено {paid}, получено {got}.'
export const soFarPaid = 'На этот момент, с учётом комиссий, {who}: уплачено {paid}.'
export const soFarGot = 'На этот момент, за вычетом комиссий, {who}: получено {got}.'

export const money = 'Кто получил, кто заплатил'
export const moneyLead = 'точно, по байтам каждого шага'
export const sumsToZero = 'все суммы сходятся'
export const doesNotSum = 'сходятся не все суммы: шагов не хватает'
export const feesOfSteps = (count: number) => `Комиссии ${count} ${plural(count, { one: 'шага', other: 'шагов' })}`
export const broughtIn = 'Пришло извне цепочки'
export const stillOnItsWay = 'Ещё в пути'
export const incomplete = 'прочитаны не все его шаги'
export const jettonsBy = (source: string) => `Жетоны — по данным ${source}.`
export const jettonsUnknown = 'Неизвестно, какие жетоны двигались.'
