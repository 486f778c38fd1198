/** Words about what coins in a pool would earn. */
export const title = 'What it would earn'
export const amount = (coin: string) => `Amount in ${coin}`
export const pool = 'Pool'
export const year = 'In a year'
export const estimate = (apy: string) =>
  `at ${apy}% a year, an estimate of the provider; what is earned is not staked again`
export const noYield = 'The provider names no yield of this pool.'
export const tooLittle = (least: string, coin: string) => `This pool takes ${least} ${coin} or more.`
