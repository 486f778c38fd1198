/** Words about what coins in a pool would earn. */
export const title = 'Cuánto rendiría'
export const amount = (coin: string) => `Monto en ${coin}`
export const pool = 'Pool'
export const year = 'En un año'
export const estimate = (apy: string) =>
  `al ${apy}\u00a0% anual, según estima el proveedor; lo ganado no se vuelve a poner en staking`
export const noYield = 'El proveedor no indica el rendimiento de este pool.'
export const tooLittle = (least: string, coin: string) => `Este pool acepta desde ${least} ${coin}.`
