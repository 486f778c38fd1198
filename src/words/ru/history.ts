/** Words of lists of transactions, wherever they stand. */
export const failed = 'Не удалось загрузить транзакции'
export const none = 'Транзакций не найдено'
export const outside = 'извне'
export const system = 'система'
/** Followed by the jetton wallet, where it is not known which jetton it holds. */
export const jettonsOf = 'жетоны из'
export const moreReceivers = (count: number) => ` и ещё ${count}`
