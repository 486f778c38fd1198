/** Words about staking pools. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Пулы стейкинга'
export const description = 'Пулы стейкинга сети TON: доходность, размер и номинаторы.'
export const heading = 'Пулы стейкинга TON'
export const lead =
  'Пулы собирают монеты номинаторов и вносят их в стейкинг у валидаторов. Доходность — оценка провайдера.'
export const failed = 'Не удалось загрузить пулы стейкинга'
export const none = 'Пулов стейкинга не найдено'
export const marked = 'Пул, за которым вы пришли, отмечен.'
export const empty = 'Пул, за которым вы пришли, пуст; он отмечен и не учтён ни в одном из чисел выше.'
export const notListed = 'Пула по адресу, с которым вы пришли, в списке нет.'
export const noAddress = 'То, с чем вы пришли, — не адрес, поэтому ни один пул не отмечен.'
export const hidden = (count: number, digits: string) =>
  `${digits} ${plural(count, { one: 'пустой пул скрыт', few: 'пустых пула скрыто', other: 'пустых пулов скрыто' })}.`
/** Above a list whose figures are new and whose order is not. */
export const moved = (count: number) =>
  `${count} ${plural(count, { one: 'пул теперь стоит', few: 'пула теперь стоят', other: 'пулов теперь стоят' })} не на своём месте: пересортировать`

export const byApy = 'APY'
export const byUsers = 'Участники'
export const pool = 'Пул'
export const kind = 'Вид'
export const apy = 'APY'
export const total = 'Всего в стейкинге'
export const nominators = 'Номинаторы'
export const jetton = 'Жетон'
export const itsJetton = 'его жетон'
export const rate = 'Курс'
export const minStake = 'Мин. стейк'
export const ofMost = (count: string, most: string) => `${count} из ${most}`
export const withdrawal = 'Вывод'
export const liquid = 'Ликвидный'
export const locked = 'С блокировкой'
export const roundEnd = 'Конец раунда'
export const inTime = (time: string) => `через ${time}`
export const roundOver = 'окончен'

export const totalPools = 'Всего пулов'
export const withCoins = 'в которых есть монеты'
export const totalStaked = 'Всего в стейкинге'
export const inThesePools = (coin: string) => `${coin}, в этих пулах`
export const averageApy = 'Средний APY'
export const countingAlike = 'все пулы с равным весом'
export const totalNominators = 'Всего номинаторов'
export const inManyPools = 'один может быть во многих пулах'
export const notStatedBy = (count: number, digits: string) =>
  `не указано у ${digits} ${plural(count, { one: 'пула', other: 'пулов' })}`
export const byKind = 'Всего в стейкинге по видам пулов'
export const poolCount = (count: number, digits: string) =>
  `${digits} ${plural(count, { one: 'пул', few: 'пула', other: 'пулов' })}`

/** Kinds of pools, which the provider names in the plural: "Nominator pools". */
const KINDS: Readonly<Record<string, [many: string, one: string]>> = {
  'Nominator pools': ['Пулы номинаторов', 'Пул номинаторов'],
  'Nominator pool': ['Пулы номинаторов', 'Пул номинаторов'],
  'Liquid pools': ['Ликвидные пулы', 'Ликвидный пул'],
  'Liquid pool': ['Ликвидные пулы', 'Ликвидный пул'],
}
export const kindOf = (kind: string) => KINDS[kind]?.[0] ?? kind
export const kindOfOne = (kind: string) => KINDS[kind]?.[1] ?? kind
export const otherKinds = 'Прочие'
export const poolNumber = (number: number) => `Пул № ${number}`
