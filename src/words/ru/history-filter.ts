/** Words of which rows of a history are shown, each before how many there are. */
export const show = 'Показать'
export const all = (count: number) => `Все ${count}`
export const received = 'Получено'
export const sent = 'Отправлено'
export const tokens = 'Токены'
export const comments = 'Комментарии'
export const failed = 'Ошибки'
export const counterparty = 'С кем'
export const everybody = 'Со всеми'
export const none = 'Среди загруженных строк ни одна не подходит под оба условия.'
