/** Words for a value in money, with the source of the price. */
export const priced = (worth: string, what: string, whose: string) =>
  ` · ${worth}${whose && `，按 ${whose} 的 ${what} 价格`}`
export const holdersPriced = (what: string) => `价值按 tonapi 的 ${what} 价格计算。`
