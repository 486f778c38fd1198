/** Words about the trace of a transaction: all that a message set off. */
export const title = 'Traza'
export const failed = 'No se pudo cargar la traza'
export const notFound = 'El indexador aún no conoce esta traza'
export const tooLong = 'Demasiado larga para el indexador'
export const unmarked = 'tonapi no dice nada de esta traza: faltan los nombres y las marcas de estafa.'
export const alone = 'No siguió nada más: esta transacción es toda su traza.'
export const seconds = (count: number) => `${count}\u00a0s`
export const stepsLabel = 'Pasos'
export const accountsLabel = 'Cuentas'
export const duration = 'Duración'
export const fees = 'Comisiones en total'
export const failedLabel = 'Pasos fallidos'
export const noneFailed = 'ninguno'
export const checked = (steps: number, allSteps: number, links: number, allLinks: number) =>
  `Comprobado en este navegador: ${steps} de ${allSteps} ${allSteps === 1 ? 'paso' : 'pasos'} y ${links} de ${allLinks} ${allLinks === 1 ? 'enlace' : 'enlaces'} entre ellos`
export const unreadable = 'no se puede leer'
export const expected = 'se espera, según la emulación del proveedor'
export const expectedShort = 'se espera'
export const onItsWay = 'en camino'
/** Of a sent message whose receiving step may be one of those that could not be read. */
export const unknownReceipt = 'no se sabe si llegó'
export const unfinished = 'Aún hay mensajes en camino; la traza se vuelve a consultar.'
export const thisStep = 'esta transacción'
export const firstFailed = 'el primero en fallar'
export const drawing = (steps: number, failed: number, isAll: boolean, ahead: number) =>
  `Dibujo de ${steps} ${steps === 1 ? 'paso' : 'pasos'}, ${!isAll && !failed ? 'no se sabe si alguno falló' : `${isAll ? '' : 'al menos '}${failed || 'ninguno'} ${failed > 1 ? 'fallidos' : 'fallido'}`}${ahead ? `, y ${ahead} ${ahead === 1 ? 'previsto' : 'previstos'} o en camino` : ''}; el esquema de abajo dice lo mismo en palabras`
/** Opens what a short trace keeps folded. */
export const details = 'Pasos, dinero y prueba'
export const run = (count: number, name: string) => `${count} × ${name}`

/** Total that the account that began a trace paid and got; slots in braces. */
export const inAllBoth = 'En total, comisiones incluidas, {who} pagó {paid} y recibió {got}.'
export const inAllPaid = 'En total, comisiones incluidas, {who} pagó {paid}.'
export const inAllGot = 'En total, descontadas las comisiones, {who} recibió {got}.'
export const soFarBoth = 'Hasta ahora, comisiones incluidas, {who} ha pagado {paid} y recibido {got}.'
export const soFarPaid = 'Hasta ahora, comisiones incluidas, {who} ha pagado {paid}.'
export const soFarGot = 'Hasta ahora, descontadas las comisiones, {who} ha recibido {got}.'

export const money = 'Quién ganó, quién pagó'
export const moneyLead = 'exacto, de los bytes de cada paso'
export const sumsToZero = 'todos los montos cuadran'
export const doesNotSum = 'no todos los montos cuadran: faltan pasos'
export const feesOfSteps = (count: number) => `Comisiones de ${count} ${count === 1 ? 'paso' : 'pasos'}`
export const broughtIn = 'Traído de fuera de la traza'
export const stillOnItsWay = 'Aún en camino'
export const incomplete = 'no se pudieron leer todos sus pasos'
export const jettonsBy = (source: string) => `Los jettons, según ${source}.`
export const jettonsUnknown = 'No se sabe qué jettons se movieron.'
