/** Words of every screen: waiting, what failed, what can be copied, what many lists call the same. */
export const fallback = 'Ocurrió un error'
export const queued = (provider: string) => `En espera: ${provider} responde a una consulta cada pocos segundos.`
export const asked = (provider: string) => `Esperando la respuesta de ${provider}.`
export const retrying = (provider: string) => `${provider} rechazó la consulta; se reintenta en unos segundos.`
export const lost = 'No se pudo cargar una parte de esta página'
export const lostWhy = 'Falló la red o salió una versión nueva de este sitio.'
export const reload = 'Recargar la página'
export const tryAgain = 'Reintentar'
export const unreadable = (count: number) =>
  count === 1 ? '1 entrada no se pudo leer' : `${count} entradas no se pudieron leer`

/** Between things of a list. */
export const between = ', '
/** Between parts of a sentence. */
export const comma = ', '
/** Between a label or a name and what it is. */
export const colon = ': '
/** Between a sentence without its stop and the next one. */
export const stop = '. '
/** Between two sentences, or a colon and what follows. */
export const gap = ' '

const STATES: Readonly<Record<string, string>> = {
  active: 'activa',
  uninitialized: 'sin inicializar',
  uninit: 'sin inicializar',
  frozen: 'congelada',
  nonexist: 'inexistente',
  unknown: 'desconocido',
}
/** The state of an account, by its name on the chain. */
export const accountState = (state: string) => STATES[state] ?? state

/** The title of a page in the browser's tab. */
export const documentTitle = (name: string) => `${name} · Nanoscope`

/** A label inside a sentence begins small; abbreviations stay. */
const small = (what: string) => what.replace(/^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+(?= |$)/, word => word.toLowerCase())

export const copy = (what: string) => `Copiar ${small(what)}`
export const copied = 'Copiado'
export const notCopied = 'No se pudo copiar'

/** Values that can be copied, as `copy` names them. */
export const anAddress = 'dirección'
export const anAmount = 'monto'
export const ownerAddress = 'dirección del propietario'
export const transactionHash = 'hash de la transacción'
export const codeHashValue = 'hash del código'
export const rootHashValue = 'hash raíz'
export const fileHashValue = 'hash del archivo'

export const scam = 'estafa'
export const received = 'recibido'
export const sent = 'enviado'

export const address = 'Dirección'
export const account = 'Cuenta'
export const transaction = 'Transacción'
export const transactions = 'Transacciones'
export const block = 'Bloque'
export const age = 'Cuándo'
export const from = 'De'
export const to = 'Para'
export const fromTo = 'De y para'
export const amount = 'Monto'
export const balance = 'Saldo'
export const comment = 'Comentario'
export const fee = 'Comisión'
export const value = 'Monto'
export const owner = 'Propietario'
export const holders = 'Titulares'
export const codeHash = 'Hash del código'
export const rootHash = 'Hash raíz'
export const fileHash = 'Hash del archivo'
export const globalId = 'ID global'
export const logicalTime = 'Tiempo lógico'
export const viewAsAddress = 'Ver como dirección común'
