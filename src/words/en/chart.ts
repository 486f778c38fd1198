/** Words of all charts. */
export const asTable = 'All points as a table'
export const points = 'All points'
