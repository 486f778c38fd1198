/** Words about one block and its shards. */
export const title = 'Bloque'
export const description = 'Un bloque de la red TON: hashes, hora, shards y transacciones.'
export const shardBlock = 'Bloque de shard'
export const failed = 'No se pudo cargar el bloque'
export const notFound = 'Bloque no encontrado'
export const notHeld = (seqno: string) =>
  `Ningún proveedor tiene el bloque ${seqno}. Puede que aún no se haya producido o que sea demasiado antiguo.`
export const noSuchSeqno =
  'La dirección de un bloque termina en su número de secuencia, de 1 a 4294967295. El bloque 0 es el estado cero, con el que empezó la cadena.'
export const notReady = 'Este bloque aún no está'
export const notReadyWhy = 'Está a punto de producirse o de llegar a los servidores que se consultan.'
export const notMade = 'Este bloque aún no se ha creado'
export const notMadeWhy = (newest: string) => `El último es el #${newest}. Esta página vuelve a mirar por sí sola.`
export const newest = 'Últimos bloques'
export const neighbours = 'Bloques vecinos'
export const previous = 'Bloque anterior'
export const next = 'Bloque siguiente'

export const workchain = 'Workchain'
export const shard = 'Shard'
export const seqno = 'Número de secuencia'
export const version = 'Versión'
export const generatedAt = 'Producido'

/** Stand beside each other: transactions of a block, and with those of the shard blocks it commits. */
export const alone = (count: string) => `${count} solo en este bloque`
export const withShards = (count: string) => `${count} con sus bloques de shard`
export const hash = 'Hash'
export const shards = 'Shards'
export const shardsFailed = 'No se pudieron cargar los shards'
export const noTransactions = 'No hay transacciones en este bloque'
export const ofUsers =
  'Los bloques de la masterchain contienen sobre todo transacciones del propio sistema. Las de los usuarios están en los bloques de shard que confirman.'
