/** Words of the newest blocks drawn as a ribbon. */
export const newestBlocks = 'Últimos bloques de la masterchain'
export const transactionCount = (count: number) => `${count} ${count === 1 ? 'transacción' : 'transacciones'}`
export const blockLabel = (seqno: string, transactions: number | null) =>
  `Bloque ${seqno}${transactions === null ? '' : `, ${transactionCount(transactions)}`}`
export const ribbonFailed = 'No se pueden mostrar los últimos bloques.'
