/** Words about looking for a transaction in blocks. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Поискать в последних блоках'
export const otherwise =
  'Возможно, это хеш чего-то другого (блока, кода контракта), хеш из другой сети или слишком новый: индекс отстаёт от сети на несколько секунд.'
const minutes = (least: number, most: number) =>
  least === most
    ? `${most} ${plural(most, { one: 'минуту', few: 'минуты', other: 'минут' })}`
    : `от ${least} до ${most} ${plural(most, { one: 'минуты', other: 'минут' })}`
export const time = ([least = 0, most = 0]: number[], count: number) =>
  `Чтение последних ${count} блоков мастерчейна и всех их блоков шардов занимает примерно ${minutes(least, most)}; его можно отменить.`
export const start = (count: number) => `Прочитать последние ${count} блоков`
export const again = 'Прочитать их ещё раз'
export const nothing = (count: number) => `В последних ${count} блоках мастерчейна и их блоках шардов её нет.`
export const notAllRead = (count: number) =>
  `Она не найдена, но часть последних ${count} блоков мастерчейна и их блоков шардов не удалось прочитать полностью.`
/** Follows a scan without a result. */
export const noMessages = 'Хеш сообщения так найти нельзя.'
export const stopped = (why: string) => `Чтение блоков прервалось: ${why}`
export const reading = (count: number) => `Читаем последние блоки: ${count}`
export const blocksRead = 'Прочитано блоков'
export const progress = (read: number, of: number) => `Прочитано ${read} из ${of}`
export const progressAt = (read: number, of: number, block: string) => `Прочитано ${read} из ${of}, читаем ${block}`
export const cancel = 'Отменить'
