/** Words of what Home shows below its ribbon: the newest movements, the price over a week, the running round. */
export const title = 'Now'
export const caption = 'What people do, newest first'
export const all = 'All transactions'
export const failed = 'The newest transactions cannot be shown.'
export const none = 'Nothing moved in the newest blocks'
export const system = (count: number) => `${count} system ${count === 1 ? 'transaction' : 'transactions'}`
export const steps = (count: number) => `${count} that followed from others or moved nothing`
export const between = 'Not listed:'

export const price = (coin: string) => `${coin}, 7 days`
export const priceOf = (coin: string) => `${coin} price over 7 days`
export const rates = 'Rates'
export const extremes = (lowest: string, highest: string) => `lowest ${lowest}, highest ${highest}`
export const inWeek = (change: string) => `${change} in 7 days`

export const round = 'Validators'
export const allValidators = 'All validators'
export const elected = (count: string) => `${count} elected for the running round`

/** Things worth opening on this network, by kind. */
export const examples = {
  payment: 'A payment just now',
  jettons: 'A token transfer',
  nft: 'An NFT that moved',
  failed: 'One that failed',
} as const
