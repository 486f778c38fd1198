import * as siteWords from '#words/site.ts'
import { base, paths } from '../routes.ts'

/** Built pages of one thing, without the start of a language, and the screen that lists its like. */
const lists: Record<string, string> = {
  '/jetton': paths.jettons,
  '/nft-collection': paths.nft,
  '/nft/item': paths.nft,
  '/block': paths.blocks,
  '/tx': paths.transactions,
  '/dns/domain': paths.dns,
}

/** The screen under which a built page is found: itself, or the list of its like. */
export const screenOf = (page: string): string => lists[page.slice(base.length)] ?? page

/** The mark of the link to `path` on a built page: `page` on itself, `true` on a page below it. */
export const markOf = (page: string, path: string): 'page' | 'true' | undefined =>
  page === path ? 'page' : screenOf(page) === path ? 'true' : undefined

type Screen = readonly [name: string, path: string]

/** The screens of the main tabs. */
export const tabs: readonly Screen[] = [
  [siteWords.home, paths.home],
  [siteWords.jettons, paths.jettons],
  [siteWords.nft, paths.nft],
  [siteWords.staking, paths.staking],
  [siteWords.validators, paths.validators],
]

/** All other screens that open without an argument: behind “More”, and in the footer. */
export const more: readonly Screen[] = [
  [siteWords.blocks, paths.blocks],
  [siteWords.transactions, paths.transactions],
  [siteWords.rates, paths.rates],
  [siteWords.dns, paths.dns],
  [siteWords.auctions, paths.auctions],
  [siteWords.statistics, paths.stats],
  [siteWords.checks, paths.checks],
  [siteWords.inspect, paths.inspect],
  [siteWords.watch, paths.watch],
]
