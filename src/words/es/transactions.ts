/** Words about the list of recent transactions. */
export const title = 'Transacciones recientes'
export const description = 'Las últimas transacciones de la red TON, de todos los shards.'
export const lead = 'Las últimas 50 de todos los shards. Esta lista se actualiza cada 10 segundos.'
/** Opens the rest of a row on phones. */
export const more = 'Detalles'
export const hash = 'Hash'
export const none = 'No se encontraron transacciones recientes'
export const newRows = (count: number) => `${count} ${count === 1 ? 'transacción nueva' : 'transacciones nuevas'}`
export const gaps = (read: number, of: number) =>
  `De ${read} de los últimos ${of} bloques de la masterchain: la cadena va más rápido de lo que se puede leer aquí.`
export const isOld = (age: string) =>
  `La transacción más reciente aquí es de ${age}: la red está detenida, el índice va con retraso o el reloj de este dispositivo está mal.`
export const unmarked = 'tonapi no responde: faltan los nombres y las marcas de estafa.'
export const failedShards = (count: number) =>
  count === 1 ? '1 bloque de shard no se pudo leer.' : `${count} bloques de shard no se pudieron leer.`

export const tips = 'Consejos de búsqueda'
export const tipHash =
  'Una transacción se encuentra por su hash en hex, base64 o base64url, y por el hash del mensaje que la inició.'
export const tipAddress = 'Una dirección lleva a todas sus transacciones, se escriba en la forma que se escriba.'
export const tipNumber =
  'Un número es un bloque de la masterchain; sus bloques de shard contienen las transacciones de los usuarios.'
/** `{key}` is the key to press. */
export const tipKey = 'Pulsa {key} en cualquier página para buscar.'
