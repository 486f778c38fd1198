/** Words about a page of a list that does not exist. */
export const missing = (page: number) => `No existe la página ${page}`
export const first = 'Primera página'
