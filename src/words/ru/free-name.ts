/** Words about an unregistered domain. */
export const notRegistered = (name: string) => `Имя ${name} никто не зарегистрировал, насколько знает индекс.`
export const firstBid = (least: number, coin: string) => `Первая ставка — от ${least} ${coin}.`
export const howTo = 'Она открывает аукцион. Когда он закончится, имя получит тот, чья ставка наибольшая.'
/** The box's title and the document's. */
export const isFree = (name: string, least: number, coin: string) => `Имя ${name} свободно: от ${least} ${coin}`
