import { paths } from '../routes.ts'

type Screen = readonly [name: string, path: string]

/** The screens of the main tabs. */
export const tabs: readonly Screen[] = [
  ['Home', paths.home],
  ['Jettons', paths.jettons],
  ['NFT', paths.nft],
  ['Staking', paths.staking],
  ['Validators', paths.validators],
]

/** All other screens that open without an argument: behind “More”, and in the footer. */
export const more: readonly Screen[] = [
  ['Blocks', paths.blocks],
  ['Transactions', paths.transactions],
  ['Rates', paths.rates],
  ['DNS', paths.dns],
  ['Auctions', paths.auctions],
  ['Statistics', paths.stats],
]
