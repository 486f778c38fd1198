/** Words about figures of a page that were compared with what validators signed. */
export const signed = 'Firmado por los validadores, comprobado aquí'
/** In place of an unknown provider. */
export const aProvider = 'Un proveedor'
export const differs = (who: string, said: string, signed: string) =>
  `${who} dice ${said}, los validadores firmaron ${signed}`
export const apart = (who: string, said: string) =>
  `Esto lo firmaron los validadores; ${who}, que puede estar en otro momento, dice ${said}`
export const asking = 'Pidiendo los bytes del bloque, para leer sus cifras.'
export const fees = 'Comisiones cobradas'
export const version = 'Versión'
export const time = 'Producido'
export const unread = (count: number) =>
  count === 1
    ? 'Una de ellas no se pudo leer en la lista de abajo.'
    : `${count} de ellas no se pudieron leer en la lista de abajo.`
export const listed = (who: string, strange: number, missing: number) =>
  `En la lista de ${who}: transacciones que no son de este bloque, ${strange}; transacciones omitidas, ${missing}`
export const notProved = 'Las cifras del bloque no se pudieron demostrar.'
