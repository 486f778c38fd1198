/** Words about a page of a list that does not exist. */
export const missing = (page: number) => `There is no page ${page}`
export const first = 'First page'
