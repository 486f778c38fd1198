/** Words about saving an account's transactions as a file. */
export const open = 'Exportar'
export const shown = 'Guardar lo que se muestra'
export const shownHint = (rows: number) =>
  rows === 1 ? 'Una transacción, sin más consultas' : `${rows} transacciones, sin más consultas`
export const asCsv = 'Guardar CSV'
export const asJson = 'Guardar JSON'
export const range = 'Un intervalo de fechas'
export const from = 'Desde (UTC)'
export const to = 'Hasta (UTC)'
export const format = 'Formato'
export const csv = 'CSV'
export const json = 'JSON'
export const koinly = 'Koinly'
export const cointracking = 'CoinTracking'
export const start = 'Empezar'
export const reversed = 'El primer día es posterior al último.'

/** Goes into the two lines below. */
export const duration = (seconds: number) =>
  seconds < 60
    ? 'menos de un minuto'
    : seconds < 120
      ? 'cerca de un minuto'
      : `unos ${Math.round(seconds / 60)} minutos`
export const estimate = (pages: number, time: string) =>
  `Cerca de ${pages === 1 ? 'una página' : `${pages} páginas`}, ${time} al ritmo de los proveedores.`

/** Progress: rows are lines of the file. */
export const progress = (rows: number, count: string, day: string | null) =>
  `${count} ${rows === 1 ? 'fila' : 'filas'}${day ? `, hasta el ${day} (UTC)` : ''}`
export const left = (time: string) => `tiempo restante: ${time}`
export const checking = 'Comprobando los saldos y los jettons.'
export const pause = 'Pausar'
export const goOn = 'Continuar'
export const cancel = 'Cancelar'
export const pausedHere = 'En pausa.'
export const pausedReload = 'En pausa desde que saliste de la página.'
export const pausedElsewhere = 'Otra pestaña continúa con esta exportación.'
export const pausedFailed = 'En pausa, porque una página no se cargó.'
export const pausedFull = 'En pausa, porque este navegador no pudo guardar las filas.'

export const notKept =
  'Este navegador no puede guardar las filas: su base de datos está prohibida, dañada o bloqueada por otra pestaña. Quédate en esta página hasta guardar el archivo.'
export const damaged =
  'El archivo no se guardó: las filas guardadas en este navegador faltan o están dañadas. “Nueva exportación” las carga otra vez.'

export const complete = 'Completo para TON: cada transacción indica la anterior, y no falta ninguna.'
export const cancelled = 'Parcial: se canceló antes de llegar al primer día. El nombre del archivo lo indica.'
export const gap = 'Parcial: los proveedores omitieron una transacción intermedia. El nombre del archivo lo indica.'
export const historyEnds =
  'Parcial: los proveedores no tienen transacciones más antiguas de esta cuenta. El nombre del archivo lo indica.'
export const uncertainEnd =
  'Parcial: el final del intervalo de fechas lo localizó un índice, que puede ir con retraso. Pueden faltar transacciones más recientes. El nombre del archivo lo indica.'
export const deletedBetween =
  'Parcial: en ese intervalo la cuenta se eliminó y se volvió a crear. Las transacciones anteriores solo las lista un índice, y pueden faltar algunas. El nombre del archivo lo indica.'
export const balances = (opening: string, moved: string, closing: string) =>
  `Saldo inicial ${opening}, movimientos con comisiones ${moved}, saldo final ${closing}.`
export const addUp = 'Las cuentas cuadran.'
export const differ = 'Las cuentas no cuadran: un proveedor omitió algo o lo muestra mal.'
/** Shown at the end of a file for a tax program. */
export const leftOut = (movements: number, count: string) =>
  movements === 0
    ? 'No se omitió ningún movimiento por estar sin comprobar.'
    : movements === 1
      ? 'Se omitió un movimiento porque no está comprobado. CSV y JSON lo incluyen.'
      : `Se omitieron ${count} movimientos porque no están comprobados. CSV y JSON los incluyen.`
/** Check of jettons, shown after a complete export. Figures are net sums over all rows. */
export const jettonsUnchecked = {
  unlisted:
    'No se pudo obtener la lista de jettons de esta cuenta, así que los movimientos de jettons están sin comprobar.',
  incomplete: 'Los jettons no se comprobaron: tonapi no dio un historial completo de ellos.',
  'too long': 'Los jettons no se comprobaron: su historial en tonapi es más largo de lo que lee este sitio.',
  failed: 'Los jettons no se comprobaron: su historial en tonapi no se cargó.',
  cancelled: 'Los jettons no se comprobaron: la comprobación se canceló.',
}
export const jettonsHold = (count: number) =>
  count === 1
    ? 'El único jetton incluido cuadra con el historial de tonapi.'
    : `Los ${count} jettons incluidos cuadran con el historial de tonapi.`
export const jettonDiffers = (rows: string, history: string) =>
  `Las filas suman ${rows}; el historial de tonapi, ${history}: los ingresos sin aviso y las transferencias devueltas con retraso no tienen fila, y los movimientos sin comprobar no cuentan.`
export const save = 'Guardar el archivo'
export const discard = 'Nueva exportación'

/** In the files themselves; smallest units, net. */
export const jettonSums = (rows: string, history: string | null) =>
  history === null ? `filas ${rows}` : `filas ${rows}, historial ${history}`
export const movement = (place: number, of: number) => `movimiento ${place} de ${of}`
export const extraCurrency = (id: number) => `moneda adicional ${id}`
export const failedTransaction = 'transacción fallida'
