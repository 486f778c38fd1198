/** Words of what Home shows below its ribbon: the newest movements, the price over a week, the running round. */
export const title = 'Ahora'
export const caption = 'Qué hace la gente, primero lo más reciente'
export const all = 'Todas las transacciones'
export const failed = 'No se pueden mostrar las últimas transacciones.'
export const none = 'Nada se movió en los últimos bloques'
export const system = (count: number) =>
  `${count} ${count === 1 ? 'transacción del sistema' : 'transacciones del sistema'}`
export const steps = (count: number) =>
  count === 1
    ? '1 iniciada por otra o sin movimiento de fondos'
    : `${count} iniciadas por otras o sin movimiento de fondos`
export const between = 'No se muestran:'

export const price = (coin: string) => `${coin}, 7 días`
export const priceOf = (coin: string) => `Precio de ${coin} en 7 días`
export const rates = 'Precios'
export const extremes = (lowest: string, highest: string) => `mínimo ${lowest}, máximo ${highest}`
export const inWeek = (change: string) => `${change} en 7 días`

export const round = 'Validadores'
export const allValidators = 'Todos los validadores'
export const elected = (count: string) => `${count} elegidos para la ronda actual`

/** Things worth opening on this network, by kind. */
export const examples = {
  payment: 'Un pago reciente',
  jettons: 'Una transferencia de tokens',
  nft: 'Un NFT que se movió',
  failed: 'Una transacción fallida',
} as const
