/** Words of all charts. */
export const asTable = 'Todos los puntos en una tabla'
export const points = 'Todos los puntos'
