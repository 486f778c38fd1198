/** Every address of the site; `screens.ts` has the screens behind them. */
import { start as base } from '#words/site.ts'

type BlockPlace = { workchain: number; shard: string; seqno: number }

/** Start of the paths of a language: none in English. */
export const baseOf = (code: string) => (code === 'en' ? '' : `/${code}`)

/** Start of all paths of pages in the language of this build. */
export { base }

/** Made by the build: the licences of the libraries in it. */
export const licensesPath = '/licenses.txt'

/** Not only among the others, which scripts would load with it. */
export const ratesPath = `${base}/rates`

/** Screens that open without an argument. */
export const paths = {
  home: base || '/',
  blocks: `${base}/blocks`,
  transactions: `${base}/transactions`,
  jettons: `${base}/jettons`,
  nft: `${base}/nft`,
  staking: `${base}/staking`,
  validators: `${base}/validators`,
  stats: `${base}/stats`,
  dns: `${base}/dns`,
  auctions: `${base}/dns-explorer`,
  rates: ratesPath,
  checks: `${base}/checks`,
  inspect: `${base}/inspect`,
  watch: `${base}/watch`,
} as const

/** A masterchain block by its seqno; a shard block with its workchain and shard in the query. */
export function blockPath({ workchain, shard, seqno }: BlockPlace): string {
  return workchain === -1 ? `${base}/block/${seqno}` : `${base}/block/${seqno}?workchain=${workchain}&shard=${shard}`
}
export const transactionPath = (hash: string) => `${base}/tx/${hash}`
export const addressPath = (address: string) => `${base}/address/${address}`
export const jettonPath = (address: string) => `${base}/jetton/${address}`
export const nftPath = (address: string) => `${base}/nft/${address}`
export const nftCollectionPath = (address: string) => `${base}/nft/collection/${address}`
/** A bag of cells, in base64 of either alphabet, on the page that reads bytes: behind `#`, which browsers send to no server. */
export const inspectPath = (boc: string) =>
  `${base}/inspect#${boc.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
/** The list of validators, at the row of one of them. */
export const validatorPath = (address: string) => `${paths.validators}?validator=${address}`
export const domainPath = (domain: string) => `${base}/dns/${domain}`

/** The rest of a path after its family's prefix, percent-decoded and without slashes at its end; undefined outside the family. */
export function pathArgument(pathname: string, prefix: string): string | undefined {
  const start = base + prefix
  if (!pathname.startsWith(start)) return undefined
  const rest = pathname.slice(start.length).replace(/\/+$/, '')
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
