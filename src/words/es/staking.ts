/** Words about staking pools. */
export const title = 'Pools de staking'
export const description = 'Pools de staking de la red TON: rendimiento, tamaño y nominadores.'
export const heading = 'Pools de staking de TON'
export const lead =
  'Los pools reúnen monedas de nominadores y las ponen en staking con validadores. Los rendimientos son estimaciones del proveedor.'
export const failed = 'No se pudieron cargar los pools de staking'
export const none = 'No se encontraron pools de staking'
export const marked = 'El pool que buscas está marcado.'
export const empty = 'El pool que buscas está vacío; está marcado y no cuenta en ninguna de las cifras de arriba.'
export const notListed = 'En la lista no hay ningún pool con la dirección que buscas.'
export const noAddress = 'Lo que buscas no es una dirección, así que no hay ningún pool marcado.'
export const hidden = (count: number, digits: string) =>
  count === 1 ? '1 pool vacío está oculto.' : `${digits} pools vacíos están ocultos.`
/** Above a list whose figures are new and whose order is not. */
export const moved = (count: number) =>
  count === 1
    ? '1 pool ahora tiene otro lugar: ordenar de nuevo'
    : `${count} pools ahora tienen otro lugar: ordenar de nuevo`

export const byApy = 'APY'
export const byUsers = 'Usuarios'
export const pool = 'Pool'
export const kind = 'Tipo'
export const apy = 'APY'
export const total = 'Total en staking'
export const nominators = 'Nominadores'
export const jetton = 'Jetton'
export const itsJetton = 'su jetton'
export const rate = 'Tasa de cambio'
export const minStake = 'Stake mínimo'
export const ofMost = (count: string, most: string) => `${count} de ${most}`
export const withdrawal = 'Retiro'
export const liquid = 'Líquido'
export const locked = 'Bloqueado'
export const roundEnd = 'Fin de la ronda'
export const inTime = (time: string) => `en ${time}`
export const roundOver = 'terminada'

export const totalPools = 'Total de pools'
export const withCoins = 'con monedas'
export const totalStaked = 'Total en staking'
export const inThesePools = (coin: string) => `${coin}, en estos pools`
export const averageApy = 'APY medio'
export const countingAlike = 'todos los pools cuentan igual'
export const totalNominators = 'Total de nominadores'
export const inManyPools = 'uno puede estar en varios pools'
export const byKind = 'Total en staking por tipo de pool'
export const poolCount = (count: number, digits: string) => `${digits} ${count === 1 ? 'pool' : 'pools'}`
export const notStatedBy = (count: number, digits: string) => `sin datos de ${poolCount(count, digits)}`

/** Kinds of pools, which the provider names in the plural: "Nominator pools". */
const KINDS: Readonly<Record<string, [many: string, one: string]>> = {
  'Nominator pools': ['Pools de nominadores', 'Pool de nominadores'],
  'Nominator pool': ['Pools de nominadores', 'Pool de nominadores'],
  'Liquid pools': ['Pools líquidos', 'Pool líquido'],
  'Liquid pool': ['Pools líquidos', 'Pool líquido'],
}
export const kindOf = (kind: string) => KINDS[kind]?.[0] ?? kind
export const kindOfOne = (kind: string) => KINDS[kind]?.[1] ?? kind
export const otherKinds = 'Otros'
export const poolNumber = (number: number) => `Pool n.º\u00a0${number}`
