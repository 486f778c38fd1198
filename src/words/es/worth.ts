/** Words for a value in money, with the source of the price. */
export const priced = (worth: string, what: string, whose: string) =>
  ` · ${worth}${whose && `, al precio de ${what} según ${whose}`}`
export const holdersPriced = (what: string) => `El valor es según el precio de ${what} en tonapi.`
