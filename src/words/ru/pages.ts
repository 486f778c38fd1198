/** Words about a page of a list that does not exist. */
export const missing = (page: number) => `Страницы ${page} нет`
export const first = 'Первая страница'
