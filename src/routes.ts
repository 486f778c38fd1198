/** Every address of the site. Built pages answer for whole families of paths: hosts rewrite them by this table. */

type BlockPlace = { workchain: number; shard: string; seqno: number }

/** Not only among the others, which scripts would load with it. */
export const ratesPath = '/rates'

/** Made by the build: the licences of the libraries in it. */
export const licensesPath = '/licenses.txt'

export const paths = {
  home: '/',
  blocks: '/blocks',
  transactions: '/transactions',
  jettons: '/jettons',
  nft: '/nft',
  staking: '/staking',
  validators: '/validators',
  stats: '/stats',
  dns: '/dns',
  auctions: '/dns-explorer',
  rates: ratesPath,
  checks: '/checks',
  inspect: '/inspect',
  watch: '/watch',
} as const

/** A masterchain block by its seqno; a shard block with its workchain and shard in the query. */
export function blockPath({ workchain, shard, seqno }: BlockPlace): string {
  return workchain === -1 ? `/block/${seqno}` : `/block/${seqno}?workchain=${workchain}&shard=${shard}`
}
export const transactionPath = (hash: string) => `/tx/${hash}`
export const addressPath = (address: string) => `/address/${address}`
export const jettonPath = (address: string) => `/jetton/${address}`
export const nftPath = (address: string) => `/nft/${address}`
export const nftCollectionPath = (address: string) => `/nft/collection/${address}`
/** A bag of cells, in base64 of either alphabet, on the page that reads bytes: behind `#`, which browsers send to no server. */
export const inspectPath = (boc: string) =>
  `/inspect#${boc.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
export const domainPath = (domain: string) => `/dns/${domain}`

/** Path families and the page built for each, the first that fits: `/block/123` is answered by `/block.html`. */
export const families: { prefix: string; page: string }[] = [
  { prefix: '/block/', page: '/block' },
  { prefix: '/tx/', page: '/tx' },
  { prefix: '/trace/', page: '/tx' },
  { prefix: '/address/', page: '/address' },
  { prefix: '/nft/collection/', page: '/nft-collection' },
  { prefix: '/nft/', page: '/nft/item' },
  { prefix: '/dns/', page: '/dns/domain' },
  { prefix: '/jetton/', page: '/jetton' },
  { prefix: '/staking/', page: '/staking' },
]

/** The built page for a path that has none of its own, for hosts that cannot rewrite. */
export function familyPage(pathname: string): string | undefined {
  return families.find(({ prefix }) => pathname.startsWith(prefix) && pathname.length > prefix.length)?.page
}

/** The rest of a path after its family's prefix, percent-decoded and without slashes at its end; undefined outside the family. */
export function pathArgument(pathname: string, prefix: string): string | undefined {
  if (!pathname.startsWith(prefix)) return undefined
  const rest = pathname.slice(prefix.length).replace(/\/+$/, '')
  try {
    return decodeURIComponent(rest)
  } catch {
    return rest
  }
}

export const external = {
  docs: 'https://docs.ton.org',
  official: 'https://ton.org',
  node: 'https://toncenter.com',
  indexer: 'https://tonapi.io',
} as const

/** The address of the site's source code as a build names it; undefined for what is no web address. */
export const sourceUrl = (setting: string | undefined): string | undefined =>
  setting && /^https?:\/\/[^\s"<>]+$/.test(setting) ? setting : undefined

/** Places where NFTs are traded; friendly addresses. */
export const marketplaces = [
  { name: 'Getgems', href: 'https://getgems.io' },
  { name: 'Fragment', href: 'https://fragment.com' },
  { name: 'TON Diamonds', href: 'https://ton.diamonds' },
] as const

export const getgemsItem = (address: string) => `https://getgems.io/nft/${address}`
export const getgemsCollection = (address: string) => `https://getgems.io/collection/${address}`
export const fragmentUsername = (name: string) => `https://fragment.com/username/${name}`
