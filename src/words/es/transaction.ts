/** Words about one transaction. */
export const title = 'Transacción'
export const description = 'Una transacción de la red TON: qué pasó, si funcionó, cuánto costó y por qué falló.'
export const documentName = (start: string) => `Transacción ${start}`
export const failed = 'No se pudo cargar la transacción'
export const notFound = 'Transacción no encontrada'
export const notFoundWhy = 'Esta transacción no se encontró en los bloques recientes.'
export const hashForms = 'Un hash de transacción tiene 64 caracteres hexadecimales, o 43 o 44 en base64.'

/** Until the trace is known. */
export const reading = 'Enviado; se está leyendo qué resultó.'

export const byMessage = 'Encontrada por el hash del mensaje que la inició, que está en sus bytes.'
export const phasesAndFees = 'Fases y comisiones'
export const hash = 'Hash'
export const previous = 'Transacción anterior'
export const timestamp = 'Fecha y hora'

export const outsideWorld = 'Fuera de TON'
export const logForOutside = 'Registro externo'
export const noIncoming = 'Ningún mensaje entrante'
export const noOutgoing = 'Ningún mensaje saliente'
export const done = 'Hecho'
export const moreBelow = (count: number) => `y ${count} más, en la lista de abajo`

export const incoming = 'Mensaje entrante'
export const outgoing = 'Mensajes salientes'
export const outgoingCount = (count: number) => `Mensajes salientes (${count})`
export const showRest = (count: number) => `Mostrar ${count} mensajes más`
export const message = 'Mensaje'
export const outside = 'fuera de TON'
export const toOutside = 'fuera de TON (registro externo)'

export const computePhase = 'Fase de cómputo'
export const gas = 'Gas'
export const gasUse = (gas: string, steps: string) => `${gas} usado en ${steps} pasos`
export const succeeded = (how: string) => `correcta, ${how}`
export const hasFailed = (how: string) => `falló, ${how}`
export const exitCode = (code: number) => `código de salida ${code}`
export const actionPhase = 'Fase de acciones'
export const actionResult = (code: number, actions: number, special: number, skipped: number) =>
  `código de resultado ${code}, ${actions} ${actions === 1 ? 'acción' : 'acciones'}${special ? `, ${special} sin mensaje` : ''}${skipped ? `, ${skipped} ${skipped === 1 ? 'omitida' : 'omitidas'}` : ''}`
export const actionFees = 'Comisiones de acciones'
export const forwardFees = 'Comisiones de reenvío'
export const storageFee = 'Comisión de almacenamiento'
export const storageDebt = 'Deuda de almacenamiento'
export const bouncePhase = 'Fase de rebote'
export const accountState = 'Estado de la cuenta'
export const totalFees = 'Comisiones totales'
export const skippedNoState = 'omitida: aquí no hay contrato'
export const skippedBadState = 'omitida: el código no es de aquí'
export const skippedNoGas = 'omitida: TON insuficientes para el gas'
export const skippedSuspended = 'omitida: la dirección está suspendida'
export const bounceSent = 'el mensaje se devolvió'
export const bounceNoFunds = 'no quedaron TON suficientes para devolver el mensaje'
export const bounceNothingLeft = 'no quedó nada para devolver el mensaje'

/** The footer of a printed transaction. */
export const receipt = (url: string) => `Impreso con Nanoscope. Cualquiera puede comprobarlo en ${url}`
