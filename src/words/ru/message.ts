/** Words about the parts of a message. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const started = 'Что оно запустило'
export const details = 'Поля и байты'
export const unknown = 'Структура этого тела неизвестна.'
export const cut = 'Тело кончается здесь, раньше своей структуры.'
export const messageHash = 'Хеш сообщения'
export const normalizedHash = 'Нормализованный хеш (TEP-467)'
export const forwardFee = 'Плата за пересылку'
export const external = 'Внешний адрес'
export const init = 'State init'
export const initHashes = (code: string, data: string) => `код ${code}, данные ${data}`
export const extra = 'Другие валюты'
export const extraAmount = (amount: string, id: number) => `${amount} ед. валюты ${id}`
export const exitCode = 'Код выхода'
export const original = 'Что вернулось'
export const cell = 'bag of cells'
export const bytes = 'байты'
export const inspect = 'Разобрать'
export const cellSize = (bytes: number) => `${bytes} ${plural(bytes, { few: 'байта', other: 'байт' })}`
export const tooLarge = 'слишком велико, чтобы показать'
export const units = (amount: string) => `${amount} ед.`
export const yes = 'да'
export const no = 'нет'
export const none = 'нет'
export const modes = (modes: string) => `режимы отправки ${modes}`
export const ton = 'TON'
export const byContract = (contract: string) =>
  `прочитано как запрос к контракту ${contract}: так этот контракт называет tonapi`
