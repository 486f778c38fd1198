/** Words around lists: their order, their shape, their pages. */
export const sortBy = 'Порядок'
export const view = 'Вид'
export const cards = 'Карточки'
export const table = 'Таблица'
export const pages = 'Страницы'
export const page = 'Страница'
export const previous = 'Назад'
export const next = 'Вперёд'
export const saveAs = { csv: 'Сохранить CSV', json: 'Сохранить JSON' }
