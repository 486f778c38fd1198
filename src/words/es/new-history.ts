/** Words about transactions that came while a history was on screen. */
export const newRows = (count: number, isMore: boolean) =>
  count === 1 && !isMore ? '1 transacción nueva' : `${count}${isMore ? '+' : ''} transacciones nuevas`
