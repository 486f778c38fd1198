/** Words about the list of blocks. */
export const title = 'Bloques'
export const description = 'Los últimos bloques de la masterchain de la red TON, con sus horas reales.'
export const failed = 'No se pudieron cargar los bloques'
export const workchain = 'Workchain'
/** Behind their number, on a phone. */
export const ofTransactions = (count: number | null) => `${count === 1 ? 'transacción' : 'transacciones'}, con shards`
/** Behind a seqno, on a phone. */
export const inWorkchain = (workchain: string) => `workchain ${workchain}`
export const transactions = 'Transacciones, con shards'
export const newBlocks = (count: number) => `${count} ${count === 1 ? 'bloque nuevo' : 'bloques nuevos'}`
/** In place of a number of transactions: below its head, and on a phone. */
export const notCounted = 'aún sin contar'
export const transactionsNotCounted = 'transacciones aún sin contar'
