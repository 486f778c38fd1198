/** Words of the search among a page of jettons. */
export const search = 'Find a jetton on this page'
export const placeholder = 'Symbol, name or address'
export const found = (count: number, all: number) => `${count} of these ${all}`
export const none = (all: number) => `None of these ${all}; an address leads to any jetton`
export const noneNamed = 'No jetton at tonapi has a name that begins like this'
export const named = 'Jettons found by name'
export const open = (address: string) => `Open ${address}`
export const sorted = {
  marketcap: (all: number) => `Sorted among these ${all}: trust, then market cap`,
  holders: (all: number) => `Sorted among these ${all}: most holders`,
  supply: (all: number) => `Sorted among these ${all}: largest supply`,
} as const
export const pricesCame = 'Prices have come: sort by market cap'
