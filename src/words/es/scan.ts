/** Words about looking for a transaction in blocks. */
export const title = 'Buscarla en los últimos bloques'
export const otherwise =
  'Puede ser el hash de otra cosa (un bloque, el código de un contrato), de otra red, o demasiado reciente: el índice sigue a la cadena con unos segundos de retraso.'
const minutes = (least: number, most: number) =>
  most === 1 ? 'cerca de un minuto' : least === most ? `unos ${most} minutos` : `de ${least} a ${most} minutos`
export const time = ([least = 0, most = 0]: number[]) =>
  `Leer los últimos 100 bloques de la masterchain y todos sus bloques de shard lleva ${minutes(least, most)}; se puede cancelar.`
export const start = 'Leer los últimos 100 bloques'
export const again = 'Leerlos de nuevo'
export const nothing = 'No está en los últimos 100 bloques de la masterchain ni en sus bloques de shard.'
export const notAllRead =
  'No se encontró, pero algunos de los últimos 100 bloques de la masterchain y de sus bloques de shard no se pudieron leer por completo.'
export const stopped = (why: string) => `Se detuvo la lectura de los bloques: ${why}`
export const reading = (count: number) => `Leyendo los últimos ${count} bloques`
export const blocksRead = 'Bloques leídos'
export const progress = (read: number, of: number) => `${read} de ${of} leídos`
export const progressAt = (read: number, of: number, block: string) => `${read} de ${of} leídos, leyendo ${block}`
export const cancel = 'Cancelar'
