/** Words around lists: their order, their shape, their pages. */
export const sortBy = 'Sort by'
export const view = 'View'
export const cards = 'Cards'
export const table = 'Table'
export const pages = 'Pages'
export const page = 'Page'
export const previous = 'Previous'
export const next = 'Next'
export const saveAs = { csv: 'Save CSV', json: 'Save JSON' }
