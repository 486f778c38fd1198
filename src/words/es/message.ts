/** Words about the parts of a message. */
export const started = 'Lo que inició'
export const details = 'Campos y bytes'
export const unknown = 'No se conoce la estructura de este cuerpo.'
export const cut = 'El cuerpo termina aquí, antes que su estructura.'
export const messageHash = 'Hash del mensaje'
export const normalizedHash = 'Hash normalizado (TEP-467)'
export const forwardFee = 'Comisión de reenvío'
export const external = 'Dirección externa'
export const init = 'State init'
export const initHashes = (code: string, data: string) => `código ${code}, datos ${data}`
export const extra = 'Otras monedas'
export const extraAmount = (amount: string, id: number) => `${amount} de la moneda ${id}`
export const exitCode = 'Código de salida'
export const original = 'Qué se devolvió'
export const cell = 'una bolsa de celdas'
export const bytes = 'bytes'
export const inspect = 'Inspeccionar'
export const cellSize = (bytes: number) => `${bytes} bytes`
export const tooLarge = 'demasiado grande para mostrarlo'
export const units = (amount: string) => `${amount} unidades`
export const yes = 'sí'
export const no = 'no'
export const none = 'no hay'
export const modes = (modes: string) => `modos de envío ${modes}`
export const ton = 'TON'
export const byContract = (contract: string) =>
  `leído como una solicitud a ${contract}, que es lo que tonapi dice que es este contrato`
