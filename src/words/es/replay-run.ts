/** Words about a replay that runs or has ended. */
export const cancel = 'Cancelar'

export const asking = {
  proof: 'Demostrando la cuenta…',
  head: 'Pidiendo el último bloque…',
  block: 'Pidiendo el bloque de esta transacción…',
  state: 'Pidiendo la cuenta como estaba antes…',
  history: 'Pidiendo los bytes de esta transacción y de las inmediatamente anteriores…',
  configuration: 'Pidiendo la configuración de ese momento…',
  libraries: 'Pidiendo las bibliotecas del contrato…',
}
export const queued = (provider: string) => `esperando turno en ${provider}`
export const retrying = (provider: string) => `${provider} rechazó la consulta, se repite`
export const fetching = (share: string) => `Descargando la máquina virtual: ${share}`
export const running = 'Ejecutando…'

export const same = 'Reejecutada aquí: la misma transacción'
export const sameWhy =
  'La transacción obtenida tiene el mismo hash. Por tanto, el estado del que partió, el mensaje y el resultado son los de la red, y estos son sus pasos.'
export const earlier = (count: number) =>
  count === 1
    ? 'Antes se ejecutó una transacción anterior de la cuenta'
    : `Antes se ejecutaron ${count} transacciones anteriores de la cuenta`
export const took = (milliseconds: string) => `${milliseconds}\u00a0ms`
export const noRun = 'En esta transacción no se ejecutó ningún código.'

export const notExact = 'No es exacta'
export const notExactWhy =
  'La transacción obtenida tiene otro hash. Por eso nada de esta ejecución se muestra como un hecho.'
export const notExactEarlier =
  'Una transacción anterior de la cuenta, que debe ejecutarse antes, salió distinta. Por eso nada de esta ejecución se muestra como un hecho.'
export const refused = (reason: string) => `La máquina virtual la rechazó: ${reason}`
export const differs = 'Qué difiere'
export const onChain = 'Red'
export const here = 'Aquí'
export const version = (network: number, emulator: number) =>
  `La red usa la versión ${network} de sus reglas; la máquina virtual de aquí conoce la ${emulator}. El resultado puede diferir.`
export const library = 'No se pudo obtener una biblioteca que usa el contrato. El resultado puede diferir.'
export const fields = {
  exitCode: 'Código de salida',
  gasUsed: 'Gas usado',
  vmSteps: 'Pasos',
  resultCode: 'Resultado de la fase de acciones',
  actions: 'Acciones',
  messages: 'Mensajes enviados',
  totalFees: 'Comisiones totales',
  state: 'Estado de la cuenta después',
}
export const otherwise = 'Ninguna de las cifras que se comparan; difieren otros bytes.'

export const unavailable = 'No se puede reejecutar'
export const why = {
  block: 'Ningún índice indica el bloque de esta transacción, así que se desconoce su semilla aleatoria.',
  'old-state':
    'El nodo ya no tiene el estado anterior a esta transacción: los nodos guardan los estados antiguos solo unos días.',
  'other-state':
    'El estado que envió el nodo no es el que tenía la cuenta antes de esta transacción: no concuerda con los bytes de la propia transacción.',
  'long-history': 'La cuenta tiene demasiadas transacciones en este bloque antes de esta.',
  'too-large': 'La cuenta es más grande de lo que se lee aquí: más de 65\u00a0536 celdas.',
  'no-code': 'La cuenta no tiene código, así que no hay nada que ejecutar.',
  kind: 'La máquina virtual de aquí no ejecuta transacciones de este tipo.',
}
export const failed = 'No se pudo obtener lo que necesita una reejecución'
export const broken = {
  download: 'No se pudo descargar la máquina virtual. Comprueba la conexión e inténtalo de nuevo.',
  engine:
    'La máquina virtual no pudo ejecutar esto aquí: le faltó memoria, WebAssembly está desactivado o un mensaje está anidado a demasiada profundidad.',
  time: 'La ejecución tardó más de un minuto y se detuvo.',
}

export const changes = 'Qué cambió en la cuenta'
export const before = 'Antes'
export const after = 'Después'
export const balance = 'Saldo'
export const status = 'Estado'
export const code = 'Código'
export const none = 'no hay'
/** In place of a get-method's result. */
export const methodFailed = 'falló'
export const unfinished =
  'Las pilas, los métodos get y lo que cambió en la cuenta tardaron demasiado aquí y se omitieron.'
export const sameData = 'Sus datos son los mismos que antes.'
export const data = 'Datos, celda por celda'
export const cell = (path: string) => (path ? `Celda ${path}` : 'Celda raíz')
export const moreCells = (count: number) => (count === 1 ? 'y una celda más' : `y ${count} celdas más`)

export const noInstruction = 'Bytes que no son ninguna instrucción'
export const threw = (instruction: string) => `${instruction} lanzó una excepción`
export const threwAfter = (instruction: string, why: string) => `${instruction} lanzó una excepción (${why})`
export const gaveBefore = (value: string, name: string | null, method: string) =>
  name
    ? `${value} es lo que ${method} dio antes como ${name.replaceAll('_', ' ')}`
    : `${value} es lo que ${method} dio antes`
export const raised = (instruction: string, error: string) => `${instruction} causó “${error}”`
export const outOfGas = (instruction: string, used: string, limit: string) =>
  `${instruction} necesitaba ${used} de gas en total, de ${limit}`
