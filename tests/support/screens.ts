import type { NetworkState } from './e2e.ts'

/** An internal message with a comment. */
const MESSAGE =
  'te6cckEBAQEAZAAAw2gAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiMACIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiRZaC8AAYMNQAAAAAADreaKsqn4gAAAAAANDK2NjfAGotvQg'

/** A shard block that stays where it is: the last one before the newest split of its shard. */
function shardBlock({ split }: NetworkState): string {
  const [, shard, seqno] = split?.before[0]?.match(/\(0,(\w+),(\d+)\)/) ?? []
  return `/block/${seqno}?workchain=0&shard=${shard}`
}

/** The path with its placeholders replaced by values of a network. */
export const fillWith = (path: string, places: Record<string, string>) =>
  path.replaceAll(/\{([^}]+)\}/g, (braces, name) => places[name] ?? braces)

/** The path with a block of this network and the network's noteworthy entities in place of its placeholders. */
export const fill = (path: string, state: NetworkState) =>
  fillWith(path, {
    ...state.worthOpening,
    'shard block': shardBlock(state),
    seqno: String(state.masterchain - 20),
  })

type Example = {
  name: string
  path: string
  /** its text after the data have loaded */
  ready: RegExp
  /** its text when no provider answers */
  failed?: string
}

/** Every kind of page. */
export const screens: Example[] = [
  { name: 'Home', path: '/', ready: /^#\d/ },
  { name: 'Blocks', path: '/blocks', ready: /^#\d/, failed: 'Failed to load blocks' },
  { name: 'Block', path: '/block/{seqno}', ready: /^[0-9a-f]{64}$/, failed: 'Failed to load block details' },
  { name: 'Shard block', path: '{shard block}', ready: /^[0-9a-f]{64}$/ },
  {
    name: 'Transactions',
    path: '/transactions',
    ready: /^(?:Received from|Sent to|System call)/,
    failed: 'Failed to load transactions',
  },
  {
    name: 'Transaction',
    path: '/tx/{failed transaction}',
    ready: /^[0-9a-f]{64}$/,
    failed: 'Failed to load transaction details',
  },
  {
    name: 'Address',
    path: '/address/{wallet}',
    ready: /^(?:Received from|Sent to)/,
    failed: 'Failed to load address information',
  },
  { name: 'NFT', path: '/nft', ready: /Lenses of Nanoscope/ },
  { name: 'NFT item', path: '/nft/{NFT on sale}', ready: /^[0-9a-f]{64}$/, failed: 'Failed to load NFT item' },
  {
    name: 'NFT collection',
    path: '/nft/collection/{NFT collection}',
    ready: /^Lens #1$/,
    failed: 'Failed to load NFT collection',
  },
  { name: 'DNS', path: '/dns', ready: /What a domain says/ },
  { name: 'Domain', path: '/dns/nanoscope.ton', ready: /^[0-9a-f]{64}$/, failed: 'Failed to resolve domain' },
  { name: 'Domain on auction', path: '/dns/{domain on auction}', ready: /^Highest bid$/ },
  { name: 'Free domain', path: '/dns/nobody-has-this-one.ton', ready: /^Bid at dns\.ton\.org/ },
  { name: 'Auctions', path: '/dns-explorer', ready: /^active$/, failed: 'Failed to load DNS auctions' },
  { name: 'Jettons', path: '/jettons', ready: /^View Details/, failed: 'Failed to load jettons' },
  { name: 'Jettons as a table', path: '/jettons?view=table', ready: /^EQ.{4}…/ },
  {
    name: 'Jetton',
    path: '/jetton/{jetton with many holders}',
    ready: /^The largest holder$/,
    failed: 'Failed to load jetton details',
  },
  { name: 'Rates', path: '/rates', ready: /^Lowest$/, failed: 'Failed to load market data. Please try again later.' },
  {
    name: 'Validators',
    path: '/validators',
    ready: /largest validators hold half/,
    failed: 'Failed to load validators',
  },
  { name: 'Staking', path: '/staking', ready: /^Round ends$/, failed: 'Failed to load staking pools' },
  { name: 'Staking as a table', path: '/staking?view=table', ready: /^Round ends$/ },
  { name: 'Statistics', path: '/stats', ready: /measured over/, failed: 'No data available' },
  { name: 'Checks', path: '/checks', ready: /one call in/ },
  { name: 'Inspect', path: '/inspect', ready: /Drop a file anywhere/ },
  { name: 'Inspect with bytes', path: `/inspect#${MESSAGE}`, ready: /^\d+ bytes, 1 root$/ },
  { name: 'Watch list', path: '/watch', ready: /No address is watched yet/ },
  { name: 'Block not found', path: '/block/abc', ready: /Block not found/ },
  { name: '404', path: '/nowhere', ready: /Page Not Found/ },
]
