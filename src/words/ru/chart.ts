/** Words of all charts. */
export const asTable = 'Все точки таблицей'
export const points = 'Все точки'
