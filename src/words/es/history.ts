/** Words of lists of transactions, wherever they stand. */
export const failed = 'No se pudieron cargar las transacciones'
export const none = 'No se encontraron transacciones'
export const outside = 'fuera de TON'
export const system = 'sistema'
/** Followed by the jetton wallet, where it is not known which jetton it holds. */
export const jettonsOf = 'jettons de'
export const moreReceivers = (count: number) => ` +${count} más`
