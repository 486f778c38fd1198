/** Words about auctions of domains. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Обозреватель TON DNS'
export const description = 'Текущие аукционы доменов .ton и имён t.me.'
export const lead =
  'Имя достаётся тому, чья ставка наибольшая, когда время выйдет. Первыми стоят аукционы, которые закончатся раньше.'
export const find = 'Найти домен'
export const zone = 'Зона'
export const allZones = 'Все'
export const failed = 'Не удалось загрузить аукционы DNS'
export const none = 'Идущих аукционов не найдено'
export const noneIn = (zone: string) => `Сейчас ни одно имя в зоне .${zone} не продаётся с аукциона.`
export const endedTitle = 'Завершённые аукционы'
export const active = 'Текущие аукционы'
export const status = 'Статус'
export const isActive = 'идёт'
export const ended = 'завершён'
export const inTime = (time: string) => `через ${time}`
export const over = 'окончен'
export const currentBid = 'Текущая ставка'
export const bidCount = (count: number) =>
  `${count} ${plural(count, { one: 'ставка', few: 'ставки', other: 'ставок' })}`
export const endsAt = 'Окончание'
