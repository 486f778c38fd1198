/** Words about transactions that came while a history was on screen, or are on their way. */
export const newRows = (count: number, isMore: boolean) =>
  `${count}${isMore ? '+' : ''} new ${count === 1 ? 'transaction' : 'transactions'}`
/** Transactions that no block holds yet. */
export const onTheirWay = (count: number) =>
  `${count} ${count === 1 ? 'transaction is on its' : 'transactions are on their'} way, in no block yet.`
export const foreseen = 'Foreseen by toncenter’s emulation: what comes may differ.'
