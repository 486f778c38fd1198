/** Words about how far something was proved in this browser. */
export const prove = 'Demostrar'
export const proving = 'Demostrando…'
export const how = '¿Cómo?'
export const hide = 'Ocultar'
export const grade = (reached: number, most: number) => `Demostrado ${reached} de ${most}`

export const nothingYet = 'Aún sin demostrar en este navegador'
export const bytesMatch = 'Los bytes concuerdan con su hash, comprobado aquí'
export const inBlock = 'Está en su bloque, comprobado aquí'
export const committed = (seqno: string) => `Confirmado por el bloque ${seqno} de la masterchain, comprobado aquí`
export const signed = (signers: number, of: number) => `Firmado por ${signers} de ${of} validadores, comprobado aquí`
export const signedByNamed = 'Firmado por validadores que solo indica toncenter'
export const signedByAgreed = 'Firmado por validadores que indican ambos proveedores, no esta versión del sitio'
export const doesNotFit = 'Una prueba no concuerda'

export const title = 'Cómo se demuestra'
export const save = 'Guardar prueba'
export const saveEvidence = 'Guardar evidencia'
export const saving = 'Guardando…'

export const ofHeader = (time: string) => `Según su encabezado, producido el ${time}, este es`
export const ownBytes = 'El hash de estos bytes es'
export const stands = 'Esta transacción está en'
export const afterBlock = 'Esta es la cuenta tras'
export const absent = 'Esta cuenta no existe tras'
/** With their article: “tras el bloque 5”. */
export const block = (seqno: string) => `el bloque ${seqno}`
export const masterchainBlock = (seqno: string) => `el bloque ${seqno} de la masterchain`
export const thisMasterchainBlock = (seqno: string) => `El bloque ${seqno} de la masterchain`
export const commits = 'confirma ese bloque'
export const precedes = 'Ese bloque es más antiguo que'
export const signersOf = (signers: number, of: number, share: string) =>
  `Lo firmaron ${signers} de ${of} validadores, el ${share}\u00a0% de su peso`
export const pinned = (day: string) => `Su conjunto está fijado en esta versión del sitio, puesta al día el ${day}`
export const rotated = (rotations: number, day: string) =>
  `Su conjunto deriva de uno que fija esta versión del sitio (${day}), tras ${rotations === 1 ? 'una rotación' : `${rotations} rotaciones`}`
export const agreed = (provider: string) =>
  `${provider} indica los mismos validadores; esta versión del sitio no conoce ningún conjunto cercano al suyo`
export const named =
  'Solo toncenter indica estos validadores: esta versión del sitio no fija ningún conjunto cercano al suyo, y tonapi no los ha confirmado'
export const namedInFile =
  'Estos validadores los indica solo este archivo: no se consultó a nadie, y esta versión del sitio no fija ningún conjunto cercano al suyo. Quien creó el archivo pudo haberlos creado también'
export const olderList = (made: string, seen: string) =>
  `La lista de validadores fijados que se usa es del ${made}; este navegador ha visto una del ${seen}. Puede que el servidor del sitio entregue una versión antigua.`
export const noList = 'No se pudo cargar la lista de validadores que fija esta versión del sitio.'
export const kept = 'guardado aquí'
export const bytes = (size: string, took: string) => `${size}, comprobado en ${took}`
export const milliseconds = (ms: string) => `${ms}\u00a0ms`

export const statuses = { nonexist: 'inexistente', uninit: 'sin inicializar', frozen: 'congelada', active: 'activa' }
export const unsigned = 'Sin demostrar: ningún validador conocido por esta versión del sitio ha firmado estas cifras.'
export const asOf = 'Fecha'

export const asking = 'Pidiendo los siguientes bytes. A cada proveedor se le consulta al ritmo que permite.'
export const contradicted = {
  title: 'Lo que envió un proveedor contradice lo que se afirma.',
  titleOfFile: 'Lo que contiene este archivo contradice lo que afirma.',
  expected: 'Se afirma',
  found: 'En la prueba',
  nothing: 'nada',
  bytes: (why: string) => `Los bytes no son una prueba: ${why}.`,
  signatures: (wrong: number) => (wrong === 1 ? 'Una firma es incorrecta.' : `${wrong} firmas son incorrectas.`),
  meaning: 'Alguien se equivoca o miente. Compara con otro explorador antes de confiar en esto, y guarda la evidencia.',
  meaningOfFile: 'El archivo se modificó o se creó para engañar: no confíes en nada de él.',
}
export const subjects = {
  block: 'La prueba es de otro bloque.',
  file: 'Los bytes del bloque tienen otro hash.',
  header: 'El bloque ocupa otro lugar en la cadena.',
  'key block': 'El bloque no indica validadores.',
  state: 'El estado es el de otro bloque.',
  transaction: 'En este lugar hay otra transacción, o ninguna.',
  account: 'La cuenta no es la que se demuestra.',
  'shard block': 'La masterchain confirma otro bloque.',
  'previous block': 'El bloque anterior es otro.',
  'older block': 'En este lugar hay otro bloque de la masterchain.',
  'signed block': 'Las firmas son de otro bloque.',
  order: 'Los bloques están en el orden incorrecto.',
  shard: 'El bloque es de otro shard, que no contiene nada de esto.',
  validators: 'Los validadores son otros.',
  configuration: 'toncenter envió otra configuración de la red.',
  link: 'Los eslabones de la prueba están en un orden incorrecto, o uno está repetido.',
}
export const incomplete = 'Los bytes omiten lo que hace falta. Tampoco hay nada en contra.'
export const tooLarge = 'La prueba es demasiado grande para comprobarla aquí.'
export const tooLittle = (share: string) =>
  `Solo firmó el ${share}\u00a0% del peso de estos validadores; hacen falta más de dos tercios.`
export const otherRound = (from: string, until: string, made: string) =>
  `Esto lo firmaron validadores de otra ronda: la suya va del ${from} al ${until}, y el bloque se produjo el ${made}.`
export const noEd25519 =
  'Este navegador no puede comprobar estas firmas (Ed25519), o la página llegó sin https. Un navegador más nuevo puede.'
export const noMore = 'Por ahora no se puede llegar más lejos.'
export const meaning =
  'Está demostrado que esto es parte de la cadena que firmaron estos validadores. No está demostrado que después no haya nada más nuevo.'

export const proveSteps = (steps: number) => (steps === 1 ? 'Demostrar el paso' : `Demostrar los ${steps} pasos`)
export const proveReadable = (steps: number) =>
  steps === 1 ? 'Demostrar el paso legible' : `Demostrar los ${steps} pasos legibles`
export const stepsProved = (proved: number, steps: number, isMinimum: boolean) =>
  `${proved} de ${isMinimum ? 'al menos ' : ''}${steps} ${steps === 1 ? 'paso' : 'pasos'} ${proved === 1 ? 'está firmado' : 'están firmados'} por validadores`
export const stepsPinned = 'cuyo conjunto fija esta versión del sitio'
export const stepsLeft = (left: number) => (left === 1 ? 'falta 1' : `faltan ${left}`)
export const stepNotProved = 'Sin demostrar:'
