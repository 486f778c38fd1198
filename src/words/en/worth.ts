/** Words for a value in money, with the source of the price. */
export const priced = (worth: string, what: string, whose: string) =>
  ` · ${worth}${whose && `, as ${whose} prices ${what}`}`
export const holdersPriced = (what: string) => `Worth as tonapi prices ${what}.`
