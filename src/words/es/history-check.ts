/** Words about whether a history is without gaps. */
export const whole = (rows: number) =>
  rows === 1 ? 'Una transacción, comprobada aquí' : `${rows} transacciones, sin omitir ninguna entre ellas`
export const recreated = (rows: number) =>
  `${rows} transacciones. Entre ellas la cuenta se eliminó y se volvió a crear, y ahí pueden faltar otras`
export const broken = (row: number) => `Falta una transacción después de la fila ${row}: ábrela`
/** Follows the line above: the state of the account names its last transaction. */
export const complete = (when: string) => `Completo al ${when}, como se demuestra arriba`
export const completeThen = 'Completo hasta el bloque que se demuestra arriba'
export const newerMissing = 'Arriba se demuestra una transacción más reciente: ábrela'
