/** Words about figures of a page that were compared with what validators signed. */
export const signed = 'Подписано валидаторами, проверено здесь'
/** In place of an unknown provider. */
export const aProvider = 'Провайдер'
export const differs = (who: string, said: string, signed: string) =>
  `${who} говорит ${said}, валидаторы подписали ${signed}`
export const apart = (who: string, said: string) =>
  `Это подписали валидаторы; ${who}, возможно на другой момент, говорит ${said}`
export const asking = 'Запрашиваем байты блока, чтобы прочитать его значения.'
export const fees = 'Собрано комиссий'
export const version = 'Версия'
export const time = 'Создан'
export const unread = (count: number) => `Из них не удалось прочитать в списке ниже: ${count}.`
export const listed = (who: string, strange: number, missing: number) =>
  `В списке ${who} транзакций, которых нет в этом блоке: ${strange}, пропущенных: ${missing}`
export const notProved = 'Значения блока доказать не удалось.'
