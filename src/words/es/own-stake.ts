/** Words about the pool or the validator that an account is. A separate file, because few pages load it. */
export const pool = 'Pool de staking'
export const byTonapi = 'según la lista de tonapi'
export const inPools = 'En la lista de pools'
export const validator = 'Validador de la ronda actual'
export const inValidators = 'En la lista de validadores'
export const rankOf = (rank: string, count: string) => `${rank} de ${count}`
