/** Words of the search among a page of jettons. */
export const search = 'Find a jetton on this page'
export const placeholder = 'Symbol, name or address'
export const found = (count: number, all: number) => `${count} of the ${all} on this page`
export const none = (all: number) => `None of the ${all} on this page; an address opens any jetton`
export const noneHere = (all: number) =>
  `None of the ${all} on this page. Enter looks through all jettons by name, an address opens any`
export const noneNamed = 'No jetton at tonapi has a name that begins like this'
export const named = 'Jettons found by name'
export const open = (address: string) => `Open ${address}`
export const sorted = {
  marketcap: (all: number) => `Sorted among these ${all}: trust, then market cap`,
  holders: (all: number) => `Sorted among these ${all}: most holders`,
  supply: (all: number) => `Sorted among these ${all}: largest supply`,
} as const
export const pricesCame = 'Prices have come: sort by market cap'
