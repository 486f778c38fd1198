import * as siteWords from '#words/site.ts'
import { paths } from '../routes.ts'

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
