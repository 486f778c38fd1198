/** Words about registering a free domain. */
export const howTo = (least: number, coin: string) =>
  `Whoever bids first opens an auction for it, at ${least} ${coin} or more for a name of this length. When it ends, the highest bidder owns the name.`
export const registrar = 'Register at dns.ton.org'
