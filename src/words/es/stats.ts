/** Words about the network in figures. */
export const title = 'Estadísticas de la red'
export const description = 'La red TON en cifras: último bloque, tiempo de bloque, comisiones, validadores y estado.'
export const about = 'Sobre las estadísticas de la red'
export const aboutText =
  'Las estadísticas se actualizan cada 30 segundos; el último bloque, cada 5. Cada cifra la da un proveedor o se mide a partir de sus datos; el estado se juzga por la antigüedad del último bloque de la masterchain: normal hasta 30 segundos, con retraso hasta 5 minutos, detenida a partir de ahí. Las transacciones de los usuarios están en los bloques de shard, que confirman los bloques de la masterchain.'
export const none = 'No hay datos'

export const latestBlock = 'Último bloque'
export const ofMasterchain = 'de la masterchain'
export const blockTransactions = 'Transacciones del bloque'
export const inBlockAlone = (seqno: string) => `solo en el bloque #${seqno}`
export const inNewestBlock = 'en el último bloque'
export const activeValidators = 'Validadores activos'
export const inRound = 'en la ronda actual'
export const totalStakeTile = 'Stake total'
export const ofAllValidators = (coin: string) => `${coin}, de todos los validadores`

export const chain = 'Información de la cadena'
export const latestBlockFact = 'Último bloque'
export const stateRootHash = 'Hash raíz del estado'
export const stateRootHashValue = 'hash raíz del estado'

export const activity = 'Actividad de la red'
export const blockTime = 'Tiempo de bloque'
export const transactionsPerBlock = 'Transacciones por bloque'
export const aboutFiveSeconds = 'unos 5 segundos'
export const seconds = (count: string) => `${count} segundos`
export const measuredOver = (blocks: string) => `medido en ${blocks} bloques`
export const latestTransactions = 'Transacciones del último bloque'
export const inBlock = (seqno: string) => `en #${seqno}`
export const alone = (seqno: string) => `solo en #${seqno}`
export const withShards = (seqno: string) => `en #${seqno} y sus bloques de shard`
export const withReward = (seqno: string) => `en #${seqno}, con su recompensa`
export const feesCollected = 'Comisiones cobradas'
export const feesBurned = 'Comisiones quemadas'

export const validators = 'Estadísticas de validadores'
export const totalValidators = 'Total de validadores'
export const totalStake = 'Stake total'
export const minStake = 'Stake mínimo'
export const electionTime = 'Inicio de la ronda'

export const health = 'Estado y versión de la red'
export const status = 'Estado'
export const healthy = 'Normal'
export const delayed = 'Con retraso'
export const stalled = 'Detenida'
export const unclear = 'Dudoso: el reloj de este dispositivo es distinto'
/** `{age}` is how long ago, "5s ago". */
export const newestBlock = 'su último bloque se produjo {age}'
export const softwareVersion = 'Versión del software'
export const blockVersion = 'Versión de bloque'
