/** Words about looking for a transaction in blocks. */
export const title = 'Buscarla en los últimos bloques'
export const otherwise =
  'Puede ser el hash de otra cosa (un bloque, el código de un contrato), de otra red, o demasiado reciente: el índice sigue a la cadena con unos segundos de retraso.'
const minutes = (least: number, most: number) =>
  most === 1 ? 'cerca de un minuto' : least === most ? `unos ${most} minutos` : `de ${least} a ${most} minutos`
export const time = ([least = 0, most = 0]: number[], count: number) =>
  `Leer los últimos ${count} bloques de la masterchain y todos sus bloques de shard lleva ${minutes(least, most)}; se puede cancelar.`
export const start = (count: number) => `Leer los últimos ${count} bloques`
export const again = 'Leerlos de nuevo'
export const nothing = (count: number) =>
  `No está en los últimos ${count} bloques de la masterchain ni en sus bloques de shard.`
export const notAllRead = (count: number) =>
  `No se encontró, pero algunos de los últimos ${count} bloques de la masterchain y de sus bloques de shard no se pudieron leer por completo.`
/** Follows a scan without a result. */
export const noMessages = 'El hash de un mensaje no se puede encontrar así.'
export const stopped = (why: string) => `Se detuvo la lectura de los bloques: ${why}`
export const reading = (count: number) => `Leyendo los últimos ${count} bloques`
export const blocksRead = 'Bloques leídos'
export const progress = (read: number, of: number) => `${read} de ${of} leídos`
export const progressAt = (read: number, of: number, block: string) => `${read} de ${of} leídos, leyendo ${block}`
export const cancel = 'Cancelar'
