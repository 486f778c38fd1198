/** Words about transactions that came while a history was on screen, or are on their way. */
export const newRows = (count: number, isMore: boolean) =>
  count === 1 && !isMore ? '1 transacción nueva' : `${count}${isMore ? '+' : ''} transacciones nuevas`
/** Transactions that no block holds yet. */
export const onTheirWay = (count: number) =>
  count === 1
    ? '1 transacción está en camino y aún no figura en ningún bloque.'
    : `${count} transacciones están en camino y aún no figuran en ningún bloque.`
export const foreseen = 'Lo prevé la emulación de toncenter: el resultado puede ser otro.'
