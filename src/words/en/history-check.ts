/** Words about whether a history is without gaps. */
export const whole = (rows: number) =>
  rows === 1 ? 'One transaction, checked here' : `${rows} transactions, nothing left out between them`
export const broken = (row: number) => `A transaction is missing after row ${row}: open it`
