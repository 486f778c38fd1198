/** Words about running a contract's get-methods. */
export const title = 'Métodos get'
export const lead =
  'Qué responde el contrato cuando se le pregunta. La lista se lee de su código en este navegador; cada ejecución es una llamada a toncenter y no cambia nada.'
export const show = 'Mostrar métodos get'
export const failed = 'No se pudo cargar el código'
export const noCode = 'En esta dirección no hay código, así que no hay nada que preguntar.'
export const unlisted = 'Su código no enumera sus métodos. Puedes ejecutar uno por su nombre o número.'
export const unnamed = (id: number) => `método ${id}`
export const other = 'Otro método'
export const otherLabel = 'Nombre o número de un método'
export const otherHint = 'nombre o número'
export const open = 'Abrir'
export const inspect = 'Leer su código'

export const kinds = { int: 'número', address: 'dirección', cell: 'celda', slice: 'slice', null: 'null' }
export const hints = {
  int: 'decimal, o hex después de 0x',
  address: 'en cualquier forma',
  cell: 'bolsa de celdas, hex o base64',
  slice: 'bolsa de celdas, hex o base64',
  null: '',
}
export const argument = (place: number) => `Argumento ${place}`
export const kindOf = (place: number) => `Tipo del argumento ${place}`
export const add = 'Añadir un argumento'
export const remove = (place: number) => `Quitar el argumento ${place}`
export const run = 'Ejecutar'
export const running = 'Ejecutando…'
export const faults = {
  empty: 'Aquí falta algo.',
  number: 'Esto no es un número: dígitos, o hex después de 0x.',
  range: 'Este número tiene más de 257 bits.',
  address: 'Esto no es una dirección.',
  checksum: 'Esta dirección está mal escrita: su suma de comprobación es incorrecta.',
  boc: 'Esto no es hex ni base64.',
  bytes: 'Estos bytes no son una bolsa de celdas.',
  roots: 'Esta bolsa tiene varias raíces; un método toma una celda.',
  size: 'Son más celdas de las que se pueden enviar.',
}

export const values = 'Resultado'
export const nothing = 'Terminó bien y no devolvió nada.'
export const value = (place: number) => `Valor ${place}`
export const afterBlock = 'Calculado después del'
export const block = (seqno: string) => `bloque ${seqno}`
export const by = (source: string) => `por ${source}`
export const unknownBlock = (source: string) => `Calculado por ${source}, que no dice después de qué bloque`
export const gas = (gas: string) => `${gas} de gas`
export const refused = 'El método terminó con un error y no devolvió nada.'
export const exitCode = (code: number) => `Código de salida ${code}`
export const yes = 'sí'
export const no = 'no'
export const noAddress = 'sin dirección'
export const bits = (bits: number, refs: number) =>
  `${bits === 1 ? '1 bit' : `${bits} bits`}, ${refs === 1 ? '1 referencia' : `${refs} referencias`}`
export const noBag = 'bytes que no se pueden leer'
export const aCell = 'celda'
export const aNumber = 'número'
export const aHash = 'hash'
/** Before the meaning of a number that is guessed by its size. */
export const perhaps = 'quizá'
export const entries = (size: number, keyBits: number) =>
  `${size === 1 ? '1 entrada' : `${size} entradas`}, claves de ${keyBits} bits`
export const moreEntries = (shown: number) => `Se muestran las primeras ${shown}.`
export const items = (count: number) => (count === 1 ? '1 elemento' : `${count} elementos`)
export const empty = 'vacío'
export const nullValue = 'null'
export const notANumber = 'no es un número'
export const unsupported = 'un valor que ningún proveedor detalla'
