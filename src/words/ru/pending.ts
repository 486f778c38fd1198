/** Words about a message that is in no block yet. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Ещё не в блоке'
export const lead = 'Сообщение дошло до сети. То, что оно делает, станет фактом, только когда оно попадёт в блок.'
export const inBlock = 'Теперь оно в блоке'
export const inBlockLead = 'Ищем его.'
export const gone = 'Оно больше не ждёт'
export const goneLead = 'Либо оно в блоке, и мы его ищем, либо сеть его отбросила.'
export const signedBy = 'Для аккаунта'
export const ordered = 'Поручает'
export const orderUnread = 'Его байты не читаются как поручение'
export const bytes = 'Прочитано из байтов сообщения, у которых этот хеш. Верно ли они подписаны, проверит сам аккаунт.'
export const unstored = 'У провайдера нет байтов этого сообщения'
export const expected = 'Ожидается'
export const expectedSteps = (count: number) =>
  `${count} ${plural(count, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })}, по эмуляции провайдера; ни одной ещё не было`
export const message = 'Хеш сообщения'
