/** NFT marketplaces, and friendly addresses of their contracts. */
export const marketplaces = [
  { name: 'Getgems', href: 'https://getgems.io' },
  { name: 'Fragment', href: 'https://fragment.com' },
  { name: 'TON Diamonds', href: 'https://ton.diamonds' },
] as const

export const getgemsItem = (address: string) => `https://getgems.io/nft/${address}`
export const getgemsCollection = (address: string) => `https://getgems.io/collection/${address}`
export const fragmentUsername = (name: string) => `https://fragment.com/username/${name}`
