/** Words about whether a history is without gaps. */
export const whole = (rows: number) =>
  rows === 1 ? 'Una transacción, comprobada aquí' : `${rows} transacciones, sin omitir ninguna entre ellas`
export const recreated = (rows: number) =>
  `${rows} transacciones. Entre ellas la cuenta se eliminó y se volvió a crear, y ahí pueden faltar otras`
export const broken = (row: number) => `Falta una transacción después de la fila ${row}: ábrela`
/** Follow the line above: the state of the account names its last transaction. */
export const complete = {
  atTime: (when: string) => `Completo al ${when}, como se demuestra arriba`,
  atBlock: 'Completo hasta el bloque que se demuestra arriba',
}
export const noneNewer = {
  atTime: (when: string) => `Ninguna más reciente al ${when}, como se demuestra arriba`,
  atBlock: 'Ninguna más reciente hasta el bloque que se demuestra arriba',
}
export const newerMissing = 'Arriba se demuestra una transacción más reciente: ábrela'
export const refuted = 'La prueba de arriba contradice una transacción de esta lista: ábrela'
