/** Words of the page that reads bytes. */
export const title = 'Inspeccionar'
export const description =
  'Pega o suelta una bolsa de celdas: mira qué es, qué dice, su código y cada una de sus celdas. Nada sale de tu navegador.'
export const lead =
  'Lee los bytes de TON que le des. Se quedan en este navegador: no se hace ninguna llamada, y funciona sin conexión.'

export const input = 'Bytes'
export const inputLead =
  'Una bolsa de celdas en hex o base64, como la escriben los exploradores, las billeteras y las herramientas. Suelta un archivo en cualquier lugar de esta página.'
export const bytes = 'Bolsa de celdas en hex o base64'
export const example = 'te6cc… o b5ee9c72…'
export const read = 'Leer'
export const clear = 'Vaciar'
export const file = 'O un archivo'
export const reading = 'Leyendo…'
export const fromFile = (name: string) => `Leído del archivo ${name}.`

export const problems = {
  empty: 'Aún no hay bytes: pega algunos o elige un archivo.',
  'no bytes': 'Esto no es hex ni base64.',
  words: 'Esto es texto, no bytes: pega una bolsa de celdas en hex o base64.',
  'no bag': 'Estos bytes no son una bolsa de celdas: una empieza por b5ee9c72, que en base64 es te6cc.',
  'cut off': 'Estos bytes están cortados: la bolsa de celdas sigue después de su final.',
  'too many bytes': 'Es demasiado grande: se leen 10 MB como máximo.',
  'too many cells': 'Es demasiado grande: se leen 262\u00a0144 celdas como máximo.',
  'too deep': 'Es demasiado profunda: puede haber 1\u00a0024 celdas una debajo de otra como máximo.',
  cyclic: 'Es circular: una celda se refiere a sí misma o a una anterior, lo que ninguna bolsa de celdas puede hacer.',
}
export const meant: Record<string, string> = {
  address: 'una dirección',
  transaction: 'el hash de una transacción',
  domain: 'un dominio',
  block: 'un bloque',
}
export const looksLike = (what: string) => `Parece ${what}:`
export const openIt = 'abrir'
export const damaged = (why: string) => `Esta bolsa de celdas está dañada: ${why}.`

export const sizeOf = (bytes: string, roots: number) => `${bytes} bytes, ${roots} ${roots === 1 ? 'raíz' : 'raíces'}`
export const shownRoots = (shown: number) =>
  shown === 1 ? 'Se muestra la primera.' : `Se muestran las primeras ${shown}.`
export const indexOfBegins =
  'Su índice indica dónde empiezan las celdas, como lo escribe TonWeb; el estándar indica dónde terminan. Lo demás está como debe.'
export const hex = 'hex'
export const base64 = 'base64'
export const link = 'Enlace a estos bytes'
export const aLink = 'enlace a estos bytes'
export const linkTooLong = 'Demasiado largo para un enlace.'

export const rootTitle = (place: number, count: number, name: string) => `Raíz ${place} de ${count}: ${name}`
export const or = ' o '
export const several = (count: number) =>
  `Estos bytes encajan en ${count} formas. Nada en ellos indica de cuál se trata.`
export const names = {
  transaction: 'Transacción',
  message: 'Mensaje',
  internal: 'Mensaje interno',
  'external-in': 'Mensaje externo',
  'external-out': 'Registro externo',
  request: 'Solicitud a una billetera',
  body: 'Cuerpo de un mensaje',
  block: 'Bloque',
  state: 'Estado de un shard',
  account: 'Cuenta',
  init: 'State init',
  proof: 'Prueba de Merkle',
  update: 'Actualización de Merkle',
  content: 'Contenido de un token',
  link: 'Enlace al contenido de un token',
  code: 'Código de un contrato',
  library: 'Referencia a una biblioteca',
  cells: 'Celdas',
}

export const hash = 'Hash'
export const wrongHash = 'ninguno: una celda de Merkle no concuerda con lo que contiene'
export const size = 'Tamaño'
export const cellsOf = (cells: string, bits: string, depth: string) =>
  `${cells} ${cells === '1' ? 'celda' : 'celdas'}, ${bits} ${bits === '1' ? 'bit' : 'bits'}, profundidad ${depth}`

export const workchainUnknown = 'Los bytes no indican su workchain; se supone la basechain.'
export const time = 'Hora'
export const previous = 'Transacción anterior'
export const incoming = 'Mensaje entrante'
export const outgoing = (place: number, count: number) => `Mensaje saliente ${place} de ${count}`
export const moreMessages = (count: number) =>
  count === 1 ? 'Otro está entre las celdas.' : `Otros ${count} están entre las celdas.`
export const bounces = 'Rebote'
export const body = 'Cuerpo'
export const readAs = (wallet: string) => `Solicitud, leída como ${wallet}`
export const wallets: Record<string, string> = {
  wallet_v1: 'billetera v1',
  wallet_v2: 'billetera v2 o restringida',
  wallet_v3: 'billetera v3, de vesting o con bloqueo',
  wallet_v4: 'billetera v4',
  wallet_highload_v2: 'billetera highload v2',
  wallet_highload_v3: 'billetera highload v3',
  wallet_preprocessed: 'billetera preprocesada',
  wallet_v5: 'billetera v5',
  wallet_v5beta: 'billetera v5 (beta)',
  'multisig-v1': 'la primera multifirma',
  'multisig-v2': 'multifirma v2',
  vesting: 'billetera de vesting',
  contract: 'un contrato',
}
export const unreadOrders = (count: number) =>
  count === 1 ? 'No se pudo leer 1 mensaje que pide enviar.' : `No se pudieron leer ${count} mensajes que pide enviar.`
export const sendMode = 'Modo de envío'
export const asked = (place: number, count: number) => `Mensaje ${place} de ${count} que pide enviar`

export const seqno = 'Seqno'
export const shard = 'Shard'
export const shardOf = (workchain: number, shard: string) => `${workchain}:${shard}`
export const keyBlock = 'Bloque clave'
export const yes = 'sí'
export const no = 'no'
export const previousBlocks = 'Anterior'
export const headerPruned = 'El encabezado de este bloque está podado.'
export const status = 'Estado'
export const dataHash = 'Hash de los datos'
export const lastTransaction = 'Última transacción'
export const lastLt = 'Último tiempo lógico'
export const deploys = 'Dirección que crea'
export const proved = 'Hash que demuestra'
export const before = 'Hash anterior'
export const after = 'Hash posterior'
export const about = 'De qué trata'
export const aboutCells = 'De nada conocido: solo celdas.'
export const uri = 'Enlace'
export const attributeKey = (key: string) => `${key.slice(0, 8)}…`
export const noText = 'sin texto'
export const library = 'Hash del código'
export const libraryNote = 'El código mismo está en una biblioteca de la masterchain, no en estos bytes.'

export const methods = 'Métodos'
export const methodCount = (count: number) => `${count} ${count === 1 ? 'método' : 'métodos'}`
export const blockTitle = (block: number) => `bloque ${block}`
export const noMethods = 'Este código no tiene un diccionario de métodos.'
export const entry = 'entrada'
export const entryName = 'Donde empieza la ejecución'
export const listing = (name: string) => `Código de ${name}`
export const back = 'Volver'
export const codeTooLarge = 'Es más código del que se lee: aquí falta una parte.'
export const emptyBlock = 'Sin instrucciones.'
export const disassembling = 'Leyendo el código…'

export const cells = 'Celdas'
export const cellMeta = (bits: number, refs: number, depth: number) =>
  `${bits} ${bits === 1 ? 'bit' : 'bits'} · ${refs} ${refs === 1 ? 'ref.' : 'refs.'} · profundidad ${depth}`
export const placeOf = (ref: number, parent: number) => `ref. ${ref} de #${parent}`
export const levelOf = (level: number) => `nivel ${level}`
export const exotic: Record<number, string> = {
  1: 'rama podada',
  2: 'biblioteca',
  3: 'prueba de Merkle',
  4: 'actualización de Merkle',
}
export const cellNumber = (number: number) => `#${number}`
export const openCell = (number: number) => `Celda ${number}: a qué se refiere`
export const sameAs = 'la misma celda que'
export const cellData = 'datos de la celda'
export const cellHash = 'hash de la celda'
export const noData = 'sin datos'
export const openAll = 'Abrir todas'
export const closeAll = 'Cerrar todas'
