/** Words about the running round of validators. */
export const over = (percent: string) => `${percent}% over`
export const left = (time: string) => `ends in ${time}`
export const ended = 'over: the next round is due'
export const failed = 'The running round cannot be shown.'
