/** Words about the list of blocks. */
export const title = 'Bloques'
export const description = 'Los últimos bloques de la masterchain de la red TON, con sus horas reales.'
export const failed = 'No se pudieron cargar los bloques'
export const workchain = 'Workchain'
/** Label after the number of transactions, on phones. */
export const ofTransactions = (count: number | null) => `${count === 1 ? 'transacción' : 'transacciones'}, con shards`
/** Label after a seqno, on phones. */
export const inWorkchain = (workchain: string) => `workchain ${workchain}`
export const transactions = 'Transacciones, con shards'
export const newBlocks = (count: number) => `${count} ${count === 1 ? 'bloque nuevo' : 'bloques nuevos'}`
/** Placeholders for an unknown number of transactions: under its column head, and on phones. */
export const notCounted = 'aún sin contar'
export const transactionsNotCounted = 'transacciones aún sin contar'
