/** Words about who holds a jetton. */
export const failed = 'Failed to load holders'
export const none = 'No holders found'
export const inAll = (count: string) => `${count} in all`
export const rank = 'Rank'
export const percentage = 'Percentage'
/** Said of an account that the indexer calls no wallet, when no public list knows it. */
export const noWallet = 'not a wallet'
export const jettonWallet = 'jetton wallet'
export const exceedsSupply = 'A holder has more than the supply that is said: one of the two is not true.'
export const concentration = 'Concentration of holdings'
export const largest = 'The largest holder'
export const top = (count: number) => `The top ${count}`
export const ofSupply = ' of the supply'
