/** Words for a value in money, with the source of the price. */
export const priced = (worth: string, what: string, whose: string) =>
  ` · ${worth}${whose && `, цена ${what} по данным ${whose}`}`
export const holdersPriced = (what: string) => `Стоимость — по цене ${what} от tonapi.`
