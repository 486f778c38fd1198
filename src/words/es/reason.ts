/** Reasons for a transaction's end that are no exit codes. */
export const noState = 'No hay ningún contrato en esta dirección'
export const badState = 'El código que llegó con el mensaje no es de esta dirección'
export const noGas = 'TON insuficientes para pagar el gas'
export const suspended = 'Esta dirección está suspendida'
export const frozen = 'La cuenta está congelada, porque no se pagaron sus comisiones de almacenamiento'
export const lies = 'Entonces no había ningún contrato en esta dirección; el monto se quedó aquí'
export const keptPlain = 'TON insuficientes para ejecutar el contrato; el monto se quedó aquí'
export const ignored =
  'El contrato se ejecutó sin errores y envió menos de lo ordenado: quien lo pidió no puede dar órdenes aquí'
export const returned = 'El destinatario rechazó el mensaje y lo devolvió'
export const aborted = 'Interrumpida'
export const actionsSkipped = (skipped: number, all: number) =>
  `Se ${skipped === 1 ? 'omitió' : 'omitieron'} ${skipped} de ${all} ${all === 1 ? 'acción' : 'acciones'}, así que no se envió todo lo pedido`
/** Sentence appended to a reason. */
export const retryUntil = (moment: string) => `. La misma solicitud se puede repetir hasta el ${moment}`
