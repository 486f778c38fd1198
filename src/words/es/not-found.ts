/** Words of the 404 page. */
export const title = 'Página no encontrada'
export const description = 'Esa página no existe.'
export const why = 'La página que buscas no existe.'
export const goHome = 'Ir al inicio'
export const aBlock = 'un número de bloque'
export const anAddress = 'una dirección'
export const aTransaction = 'el hash de una transacción'
export const aDomain = 'un dominio'
export const looksLike = (what: string) => `El final de esta ruta parece ${what}:`
export const openIt = 'abrir'
