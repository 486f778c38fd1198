/** Outcomes of what a transaction sent, in a sentence; amounts are in braces. Steps count from 1. */
/** Names a page. */
export const cameBackName = (amount: string) => `Devuelto ${amount}`
export const notKnown = 'Enviado; aquí no se sabe qué resultó.'
export const arrived = 'Llegó.'
export const ignored = 'Llegó, pero el contrato no hizo lo que se le ordenó.'
export const claimed = 'Llegó, según los contratos; sin comprobar.'
/** A name of what came of an order, and who says so. */
export const swappedName = 'Intercambiado'
export const swapped = 'Ambos montos están en los bytes de su traza; qué jettons son lo dice un indexador.'
export const allArrived = (count: number) => `Llegaron los ${count}.`
export const inVain = 'Llegó; el código del destinatario falló al recibir el aviso.'
export const failedLater = (count: number, step: number) =>
  `${count === 1 ? 'Llegó' : `Llegaron los ${count}`}; el paso ${step}, que se inició con ello, falló.`
export const waits = 'La suma de {sum} llegó a una dirección donde entonces no había un contrato desplegado.'
export const cameBack = (step: number | 'exchange' | null) => {
  if (step === null) return 'Devuelto {back} de {sum}.'
  const reason = step === 'exchange' ? 'el exchange no hizo el intercambio' : `falló el paso ${step}`
  return `Devuelto {back} de {sum}: ${reason}.`
}
export const neverLeft = (step: number | 'exchange' | null) => `Nunca salió {sum}: falló el paso ${step}.`
export const stayed = (step: number) => `Falló el paso ${step}, y el destinatario se quedó con {sum}.`
/** Of one message. */
export const inPart = 'Solo se hizo una parte.'
export const partly = (arrived: number, of: number) => `${arrived === 1 ? 'Llegó' : 'Llegaron'} ${arrived} de ${of}.`
export const partlyBack = (count: number) => (count === 1 ? '1 se devolvió.' : `${count} se devolvieron.`)
export const partlyStayed = (count: number) =>
  count === 1 ? '1 se quedó donde falló el código.' : `${count} se quedaron donde falló el código.`
export const underWay = (done: number, of: number) => `En curso: ${done} de ${of} ${of === 1 ? 'paso' : 'pasos'}.`
export const unknown = 'No se sabe qué resultó: hay pasos que faltan, no se pueden leer o no se esperaban.'
