/** Words about one transaction. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Транзакция'
export const description = 'Транзакция сети TON: что произошло, удалось ли и сколько это стоило, а если нет — почему.'
export const documentName = (start: string) => `Транзакция ${start}`
export const failed = 'Не удалось загрузить данные транзакции'
export const notFound = 'Транзакция не найдена'
export const notFoundWhy = 'В недавних блоках этой транзакции найти не удалось.'
export const hashForms = 'В хеше транзакции 64 шестнадцатеричные цифры либо 43 или 44 символа base64.'

/** Until the trace is known. */
export const reading = 'Отправлено; читаем, чем это кончилось.'

export const byMessage = 'Найдена по хешу сообщения, которое её запустило: у его байтов именно этот хеш.'
export const phasesAndFees = 'Фазы и комиссии'
export const hash = 'Хеш'
export const previous = 'Предыдущая транзакция'
export const timestamp = 'Время'

export const outsideWorld = 'Вне TON'
export const logForOutside = 'Лог, сообщение наружу'
export const noIncoming = 'Входящего сообщения нет'
export const noOutgoing = 'Исходящих сообщений нет'
export const done = 'Готово'
export const moreBelow = (count: number) => `и ещё ${count}, в списке ниже`

export const incoming = 'Входящее сообщение'
export const outgoing = 'Исходящие сообщения'
export const outgoingCount = (count: number) => `Исходящие сообщения (${count})`
export const showRest = (count: number) =>
  `Показать ещё ${count} ${plural(count, { one: 'сообщение', few: 'сообщения', other: 'сообщений' })}`
export const message = 'Сообщение'
export const outside = 'извне'
export const toOutside = 'наружу (лог)'

export const computePhase = 'Фаза вычислений'
export const gas = 'Газ'
export const gasUse = (gas: string, steps: string) => `израсходовано ${gas}, шагов: ${steps}`
export const succeeded = (how: string) => `успешно, ${how}`
export const hasFailed = (how: string) => `ошибка, ${how}`
export const exitCode = (code: number) => `код выхода ${code}`
export const actionPhase = 'Фаза действий'
export const actionResult = (code: number, actions: number, special: number, skipped: number) =>
  `код результата ${code}, ${actions} ${plural(actions, { one: 'действие', few: 'действия', other: 'действий' })}${special ? `, из них не сообщения: ${special}` : ''}${skipped ? `, пропущено: ${skipped}` : ''}`
export const actionFees = 'Плата за действия'
export const forwardFees = 'Плата за пересылку'
export const storageFee = 'Плата за хранение'
export const storageDebt = 'Долг за хранение'
export const bouncePhase = 'Фаза возврата'
export const accountState = 'Состояние аккаунта'
export const totalFees = 'Всего комиссий'
export const skippedNoState = 'пропущена: контракта здесь нет'
export const skippedBadState = 'пропущена: код не от этого адреса'
export const skippedNoGas = 'пропущена: не хватает TON на газ'
export const skippedSuspended = 'пропущена: адрес заблокирован сетью'
export const bounceSent = 'сообщение отправлено обратно'
export const bounceNoFunds = 'не хватило TON, чтобы отправить сообщение обратно'
export const bounceNothingLeft = 'не осталось ничего, чтобы отправить сообщение обратно'

/** The footer of a printed transaction. */
export const receipt = (url: string) => `Напечатано в Nanoscope. Проверить может каждый: ${url}`
