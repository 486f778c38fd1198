/** Words about what coins in a pool would earn. */
export const title = 'Сколько можно заработать'
export const amount = (coin: string) => `Сумма в ${coin}`
export const pool = 'Пул'
export const year = 'За год'
export const estimate = (apy: string) =>
  `при ${apy}\u00a0% годовых, по оценке провайдера; заработанное в стейкинг снова не вносится`
export const noYield = 'Провайдер не называет доходность этого пула.'
export const tooLittle = (least: string, coin: string) => `Этот пул принимает от ${least} ${coin}.`
