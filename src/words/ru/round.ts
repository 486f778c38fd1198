/** Words about the running round of validators. */
export const over = (percent: string) => `прошло ${percent}\u00a0%`
export const left = (time: string) => `до конца ${time}`
export const ended = 'окончен: следующему пора начаться'
export const failed = 'Не удалось показать текущий раунд.'
