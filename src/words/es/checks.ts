/** Words of the page on which this browser shows that it can check. */
export const title = 'Comprobaciones'
export const description = 'Comprueba una prueba guardada, mira si este navegador comprueba bien y qué se guarda en él.'
export const lead = 'Qué puede comprobar este navegador, qué sabe y qué guarda. Nada de esto se envía a nadie.'

export const file = 'Comprobar una prueba guardada'
export const fileLead =
  'Un archivo de prueba, como los que crea “Guardar prueba”. También puedes soltarlo en cualquier página. Se lee aquí, incluso sin conexión.'
export const choose = 'Archivo de prueba'
export const notKept =
  'El archivo que soltaste es demasiado grande para pasarlo de una página a otra. Elígelo aquí o suéltalo en esta página.'
export const checking = 'Comprobando…'
export const unreadable = {
  'no proof': 'Este archivo no es una prueba.',
  'later version':
    'Esta prueba tiene una forma más nueva que la que lee esta versión del sitio. Recarga la página o pide una más antigua a quien la guardó.',
  damaged: 'Esta prueba está dañada: le falta una parte o tiene otra forma.',
}
export const claimed = 'Se afirma'
export const aTransaction = 'una transacción'
export const anAccount = 'una cuenta'
export const aBlock = 'un bloque'
export const savedOf = (isThisNetwork: boolean, made: string) =>
  `Guardada ${made} de ${isThisNetwork ? 'esta red' : 'otra red'}, según el propio archivo`
export const proved = (most: number) => `Demostrado ${most} de ${most}: todos los eslabones que contiene el archivo.`
export const notProved = (most: number) =>
  `Demostrado 0 de ${most}: los eslabones del archivo no llevan a validadores que esta versión del sitio conozca.`

export const self = 'Este navegador'
export const selfLead =
  'Bytes conocidos, de la red principal y de los estándares, comparados con lo que deben dar. Los falsos deben rechazarse.'
export const run = 'Hacer las comprobaciones'
export const names = {
  hash: 'Hash de una celda',
  body: 'Cuerpo de un mensaje, leído (TEP-74)',
  account: 'Una cuenta de la red principal, demostrada',
  'false account': 'La misma con un bit cambiado, rechazada',
  'shard block': 'Un bloque de la red principal, demostrado',
  'false shard block': 'El mismo con un bit cambiado, rechazado',
  signature: 'Una firma, comprobada (Ed25519, RFC 8032)',
  'false signature': 'La misma para otro mensaje, rechazada',
}
export const replay = 'Máquina virtual'
export const replayLead =
  'Una transacción grabada, ejecutada de nuevo por la máquina virtual de las reejecuciones: 2,1 MB una sola vez. Con una entrada falsa debe salir distinta.'
export const runReplays = 'Reejecutar la grabación'
export const replays = {
  replay: 'Un contrato que lanzó un error, reejecutado hasta el mismo hash',
  'false state': 'Con un bit de su estado cambiado: otra transacción',
  'false message': 'Con un bit de su mensaje cambiado: otra transacción',
  'false configuration': 'Con otro precio del gas: otra transacción',
}
export const outcomes = { passed: 'bien', failed: 'mal', impossible: 'este navegador no puede' }
export const took = (ms: string) => `${ms}\u00a0ms`

export const providers = 'Proveedores'
export const perCall = (seconds: number) => `una llamada cada ${seconds.toLocaleString('es')}\u00a0s`
export const answered = 'Última respuesta'
export const never = 'desconocida'
export const nextTurn = 'Próxima llamada'
export const free = 'ahora'
export const inSeconds = (seconds: number) => `en ${seconds}\u00a0s`

export const calls = 'Llamadas de los últimos diez minutos'
export const noCalls = 'En este navegador no hay registrada ninguna llamada de los últimos diez minutos.'
export const noLog = 'Este navegador no permite que el sitio guarde un registro de sus llamadas.'
export const newestCalls = (count: number) => `Son las ${count} más recientes: el registro no guarda más.`
export const call = 'Llamada'
export const provider = 'Proveedor'
export const answer = 'Respuesta'
export const when = 'Cuándo'
export const status = (code: number) => `estado ${code}`
export const noAnswer = 'sin respuesta legible'
export const statusUnknown = 'terminó'
export const after = (ms: number) => `en ${ms}\u00a0ms`

export const stored = 'Guardado en este navegador'
export const storedSum = (answers: number, others: number, size: string) =>
  `${answers} ${answers === 1 ? 'respuesta' : 'respuestas'} y ${others} ${others === 1 ? 'ajuste' : 'ajustes'}, ${size} en total. Se queda aquí: no lo lee ningún otro sitio ni servidor.`
export const nothingStored = 'No hay nada guardado.'
export const what = 'Qué'
export const from = 'De'
export const learnt = 'Obtenido'
export const size = 'Tamaño'
export const showAll = (count: number) => (count === 1 ? 'La respuesta' : `Las ${count} respuestas`)
export const forget = 'Borrar todo'
export const forgetNames = (count: number) =>
  `Esto también borra tus nombres y notas de ${count} ${count === 1 ? 'dirección' : 'direcciones'}, que no están en ningún otro lugar. Antes puedes guardarlos en un archivo desde la lista de seguimiento.`
export const forgotten = 'Borrado. La próxima página empieza de cero.'

export const build = 'Esta versión del sitio'
export const buildName = 'Versión'
export const built = 'Creada'
export const commit = 'Commit'
