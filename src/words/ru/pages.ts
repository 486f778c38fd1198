/** Words about a page of a list that does not exist. */
export const missing = (page: number) => `На странице ${page} ничего нет`
export const first = 'Первая страница'
