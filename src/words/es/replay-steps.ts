/** Words of the steps of a replayed transaction. */
export const title = 'Pasos de la máquina virtual'
export const stepCount = (count: number, digits: string) => `${digits} ${count === 1 ? 'paso' : 'pasos'}`
export const lastSteps = (shown: string, all: string) =>
  `Los últimos ${shown} de ${all} pasos: el emulador no guarda un registro tan largo como para incluir los anteriores.`
export const noSteps = 'No hay pasos: la máquina virtual no se ejecutó.'
export const noLog = 'El registro no tiene ninguna instrucción de esta ejecución.'

export const list = 'Pasos'
export const instruction = 'Instrucción'
export const gas = 'Gas'
export const stackTop = 'Cima de la pila'
export const keys =
  'Las flechas, Re Pág, Av Pág, Inicio y Fin eligen un paso. Con una búsqueda, n va al resultado siguiente y N al anterior.'
export const stepNumber = (number: string) => `Paso ${number}`
export const raised = 'excepción'

export const search = 'Buscar una instrucción o un valor'
export const example = 'SENDRAWMSG, 706, EQ…'
export const noResults = 'No se encontró nada'
export const resultCount = (digits: string) => (digits === '1' ? '1 resultado' : `${digits} resultados`)
export const resultOf = (at: string, count: string) => `${at} de ${count}`
export const next = 'Resultado siguiente'
export const previous = 'Resultado anterior'

export const goTo = 'Ir a'
export const jumps = {
  exception: 'Excepciones',
  'out of gas': 'Gas agotado',
  message: 'Mensajes enviados',
  reserve: 'Reservas',
  code: 'Código reemplazado',
  method: 'Métodos iniciados',
  gas: 'Límite de gas fijado',
}
export const jumpTo = (name: string, at: number, count: number) => `${name}: ${at} de ${count}`

export const gasUsed = 'Gas usado'
export const gasLeft = 'Gas restante'
export const cell = 'Celda'
export const aCellHash = 'hash de la celda'
export const bit = 'Bit'
export const part = 'Parte del código'
export const exception = 'Excepción'
export const endedBy = (code: string) => `código de salida ${code}, que terminó la ejecución`
export const handled = (code: string) => `código de salida ${code}, que el contrato gestionó`
export const outOfGas = (used: string, limit: string) => `${used} usado, ${limit} permitido`
export const condition = 'Condición'
export const result = (statement: string, held: boolean) => `${statement}: ${held ? 'verdadero' : 'falso'}`
export const beginsWith = (value: string, prefix: string) => `${value} empieza por ${prefix}`
export const signedBy = (what: string, key: string) => `${what} lleva la firma de la clave ${key}`
export const isEmpty = (value: string) => `${value} está vacío`
export const isNull = (value: string) => `${value} es null`
export const notes = 'Registro'

export const stack = 'La pila antes del paso, desde la cima'
export const aStack = 'pila'
export const emptyStack = 'La pila está vacía.'
export const unknownStack = 'Desconocida: el emulador guarda solo las pilas de los últimos pasos.'
export const moreEntries = (digits: string) => `${digits} más abajo. La copia las tiene todas.`
export const cutEntry = 'cortado; la copia lo tiene completo'

export const code = (name: string) => `Código: ${name}`
export const codeAround = 'El código alrededor'
export const foreignCode = 'Esta celda no es parte del código de la cuenta.'

export const gasTables = 'Gas por instrucción y por parte del código'
export const byInstruction = 'Gas por instrucción'
export const byPart = 'Gas por parte del código'
export const count = 'Pasos'
export const share = 'Porcentaje'
export const cellPart = (hash: string) => `celda ${hash}`
export const noPart = 'saltos y retornos implícitos'
export const gasKnown = (known: string, all: string) => `Se conoce el gas de ${known} de ${all} pasos.`
export const firstRows = (shown: number) => `Se muestran las primeras ${shown}.`

export const save = 'Guardar como JSON'
export const saving = 'Guardando…'
