/** Words about statistics. */
export const statsWords = { none: 'No data available' }
