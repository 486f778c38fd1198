/** Words about the comparison of a displayed fact with the answers of other providers. */
export const asking = 'Consultando a los demás…'
export const agrees = (provider: string, what: string, when: string, count: number, of: number) =>
  `${provider} coincide, ${count} de ${of}: ${what}${when}.`
/** Note that two other providers agree, though both differ from the displayed value. */
export const agreeToo = (first: string, second: string) => `${first} y ${second} dicen lo mismo.`
export const differs = (shown: string, other: string, when: string) => `${shown} y ${other} no coinciden${when}.`
export const single = (provider: string) => `Fuente única: ${provider} no lo tiene.`
export const otherAlone = (provider: string, values: string) => `Solo ${provider} lo indica: ${values}.`
export const movedOn = (shown: string, when: string, other: string, otherWhen: string) =>
  `No se puede comparar: ${shown} está${when}, ${other}${otherWhen}.`
export const refreshFirst = 'Lo que se muestra es más antiguo: actualízalo y compara de nuevo.'
export const failed = (why: string) => `No se comparó. ${why}`

/** Moment of the chain that a statement describes, appended to the statement. */
export const atLogicalTime = (lt: string) => ` en el tiempo lógico ${lt}`
export const atBlock = (seqno: string) => ` en el bloque ${seqno}`
export const atUnknown = ' en un momento desconocido'
export const unsaid = ', aunque ninguno dice de qué momento'
/** Difference between two newest blocks; `later`: seconds between the two answers. */
export const apart = (blocks: string, seconds: number | undefined, later: number) =>
  `${blocks} ${blocks === '1' ? 'bloque' : 'bloques'} de diferencia${seconds ? `, unos ${seconds}\u00a0s` : ''}; entre las respuestas pasaron ${later}\u00a0s.`

/** Names of compared facts. */
export const balance = 'saldo'
export const status = 'estado'
export const lastTransaction = 'última transacción'
export const codeHash = 'hash del código'
export const dataHash = 'hash de los datos'
export const hash = 'hash'
export const rootHash = 'hash raíz'
export const fileHash = 'hash del archivo'
export const supply = 'suministro total'
