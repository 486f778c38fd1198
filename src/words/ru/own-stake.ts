/** Words about the pool or the validator that an account is. A separate file, because few pages load it. */
export const pool = 'Пул стейкинга'
export const byTonapi = 'по списку tonapi'
export const inPools = 'В списке пулов'
export const validator = 'Валидатор текущего раунда'
export const inValidators = 'В списке валидаторов'
export const rankOf = (rank: string, count: string) => `${rank} из ${count}`
