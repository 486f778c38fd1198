/** Words about the actions that a contract asked for in its run. */
export const title = (count: number) => (count === 1 ? 'Действие' : `Действия (${count})`)
export const noneDone = (count: number) =>
  count === 1
    ? 'Контракт запросил его, но оно не выполнено: фаза действий завершилась ошибкой.'
    : 'Контракт запросил их, но ни одно не выполнено: фаза действий завершилась ошибкой.'
export const message = 'Отправить сообщение'
export const reserve = 'Оставить на балансе'
export const code = 'Заменить код'
export const library = 'Изменить библиотеку'
export const unknown = 'Неизвестное действие'
export const unreadable = 'Список действий, который оставил контракт, прочитать нельзя.'
export const mode = (mode: number) => `режим ${mode}`

const parts: [number, string][] = [
  [1, 'комиссии отдельно от суммы'],
  [2, 'при неудаче пропустить'],
  [16, 'при неудаче вернуть'],
  [32, 'удалить аккаунт при нуле'],
  [64, 'вместе с пришедшей суммой'],
  [128, 'со всем балансом'],
]
/** A mode of sending, with its flags in words. */
export const flags = (mode: number) => {
  const named = parts.filter(([flag]) => mode & flag).map(([, words]) => words)
  return named.length > 0 ? `${mode}: ${named.join(', ')}` : `${mode}`
}
export const sendMode = (mode: number) => `режим ${flags(mode)}`
