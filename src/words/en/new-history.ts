/** Words about transactions that came while a history was on screen. */
export const newRows = (count: number, isMore: boolean) =>
  `${count}${isMore ? '+' : ''} new ${count === 1 ? 'transaction' : 'transactions'}`
