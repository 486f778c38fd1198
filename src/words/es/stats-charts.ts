/** Words about charts of the newest blocks. */
export const blockTimeOver = (blocks: number) =>
  `Segundos de un bloque de la masterchain al siguiente, cada valor medido en los ${blocks} bloques anteriores`
export const seconds = (count: string) => `${count}\u00a0s`
export const secondsColumn = 'Segundos'
export const transactionsWithShards =
  'Transacciones de los bloques de la masterchain, con los bloques de shard que confirman'
export const transactionCount = (count: number, digits: string) =>
  `${digits} ${count === 1 ? 'transacción' : 'transacciones'}`
export const transactionsColumn = 'Transacciones'
export const block = 'Bloque'
export const failed = 'No se pudieron cargar los últimos bloques'
export const none = 'No hay datos'
