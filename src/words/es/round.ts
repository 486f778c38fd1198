/** Words about the running round of validators. */
export const over = (percent: string) => `${percent}\u00a0% transcurrido`
export const left = (time: string) => `termina en ${time}`
export const ended = 'terminada: debe empezar la ronda siguiente'
export const failed = 'No se puede mostrar la ronda actual.'
