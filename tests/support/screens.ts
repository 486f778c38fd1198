import type { NetworkState } from './e2e.ts'

/** An internal message with a comment. */
const MESSAGE =
  'te6cckEBAQEAZAAAw2gAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiMACIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiRZaC8AAYMNQAAAAAADreaKsqn4gAAAAAANDK2NjfAGotvQg'

/** A shard block that stays where it is: the last one before the newest split of its shard. */
function shardBlock({ split }: NetworkState): string {
  const [, shard, seqno] = split?.before[0]?.match(/\(0,(\w+),(\d+)\)/) ?? []
  return `/block/${seqno}?workchain=0&shard=${shard}`
}

/** The path with what this network has in the places of its braces: a block, or what it says is worth opening. */
export const fill = (path: string, state: NetworkState) => {
  const { masterchain, worthOpening } = state
  return path
    .replace('{shard block}', shardBlock(state))
    .replace('{seqno}', String(masterchain - 20))
    .replaceAll(/\{([^}]+)\}/g, (braces, name) => worthOpening[name] ?? braces)
}

/** Every kind of page, and what it says once it has its data. */
export const screens: { name: string; path: string; ready: RegExp }[] = [
  { name: 'Home', path: '/', ready: /^#\d/ },
  { name: 'Blocks', path: '/blocks', ready: /^#\d/ },
  { name: 'Block', path: '/block/{seqno}', ready: /^[0-9a-f]{64}$/ },
  { name: 'Shard block', path: '{shard block}', ready: /^[0-9a-f]{64}$/ },
  { name: 'Transactions', path: '/transactions', ready: /^(?:Received from|Sent to|Called by)/ },
  { name: 'Transaction', path: '/tx/{failed transaction}', ready: /^[0-9a-f]{64}$/ },
  { name: 'Address', path: '/address/{wallet}', ready: /^(?:Received from|Sent to)/ },
  { name: 'NFT', path: '/nft', ready: /Lenses of Nanoscope/ },
  { name: 'NFT item', path: '/nft/{NFT on sale}', ready: /^[0-9a-f]{64}$/ },
  { name: 'NFT collection', path: '/nft/collection/{NFT collection}', ready: /^Lens #1$/ },
  { name: 'DNS', path: '/dns', ready: /What a domain says/ },
  { name: 'Domain', path: '/dns/nanoscope.ton', ready: /^[0-9a-f]{64}$/ },
  { name: 'Domain on auction', path: '/dns/{domain on auction}', ready: /^Highest bid$/ },
  { name: 'Free domain', path: '/dns/nobody-has-this-one.ton', ready: /^Bid at dns\.ton\.org/ },
  { name: 'Auctions', path: '/dns-explorer', ready: /^active$/ },
  { name: 'Jettons', path: '/jettons', ready: /^View Details/ },
  { name: 'Jettons as a table', path: '/jettons?view=table', ready: /^EQ.{4}…/ },
  { name: 'Jetton', path: '/jetton/{jetton with many holders}', ready: /^The largest holder$/ },
  { name: 'Rates', path: '/rates', ready: /^Lowest$/ },
  { name: 'Validators', path: '/validators', ready: /largest validators hold half/ },
  { name: 'Staking', path: '/staking', ready: /^Round ends$/ },
  { name: 'Staking as a table', path: '/staking?view=table', ready: /^Round ends$/ },
  { name: 'Statistics', path: '/stats', ready: /measured over/ },
  { name: 'Checks', path: '/checks', ready: /one call in/ },
  { name: 'Inspect', path: '/inspect', ready: /Drop a file anywhere/ },
  { name: 'Inspect with bytes', path: `/inspect#${MESSAGE}`, ready: /^\d+ bytes, 1 root$/ },
  { name: 'Watch list', path: '/watch', ready: /No address is watched yet/ },
  { name: 'Block not found', path: '/block/abc', ready: /Block not found/ },
  { name: '404', path: '/nowhere', ready: /Page Not Found/ },
]
