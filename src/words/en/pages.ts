/** Words about an empty page of a list after the first one. */
export const missing = (page: number) => `Nothing is listed on page ${page}`
export const first = 'First page'
