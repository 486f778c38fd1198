/**
 * Groups modules of `src` into chunks, as small files compress badly and cost a request each without HTTP/2. A chunk includes its modules'
 * imports, unless an earlier chunk has them. So each chunk must follow those that it imports: cyclic chunks fail at start.
 *
 * These chunks are loaded for a complete address or transaction. Some pages are within 100 bytes of their budget: weigh all after each
 * change.
 */
const ACCOUNT_CHUNKS = {
  // Modules of every live page, with all packages.
  core: [
    'routes\\.',
    'domain/block/block\\.',
    'domain/foreign/clean-text\\.',
    // Plural forms: in languages other than English, words of every page use them.
    'lib/(?:call|plural)\\.',
    'providers/http/wire\\.',
    'providers/(?:public|v3|(?:indexer|node)/client)\\.',
    'stores/base/(?:query|with-fallback)\\.',
    'ui/base/(?:Slot|show-lost)\\.',
    'ui/live/(?:Age|use-query)\\.',
    'words/\\w+/number\\.',
  ],
  // Modules of all screens except Home, and of the 404 page.
  frame: [
    'domain/block/parse-id\\.',
    'domain/notation/short\\.',
    'islands/shared/use-location\\.',
    'ton/address\\.',
    'ui/base/(?:Facts|LazyBoundary|Panel)\\.',
    'words/\\w+/common\\.',
  ],
  // Shared components of most screens.
  base: [
    'islands/shared/with-address-book\\.',
    'providers/bytes/wire-address\\.',
    'providers/http/(?:asked|placed-rows|shape-rest)\\.',
    'ui/base/(?:CopyButton|DocumentTitle|Tile)\\.',
    'ui/chain/(?:AddressLink|Amount)\\.',
    'ui/query/Loaded\\.',
  ],
  // Separate: the watch list needs it without sentences, and most tokens need neither.
  boc: ['providers/bytes/boc\\.'],
  // Sentences about transactions. Pages show these before they read bytes, so that the reader, which uses some of them, follows.
  sentences: [
    'domain/reason/opcode\\.',
    'providers/node/transaction-rows\\.',
    'providers/requests/transaction\\.',
    'stores/seen/transactions\\.',
    'ui/chain/HashLink\\.',
    'ui/transaction/(?:CommentText|SentenceText)\\.',
    'words/\\w+/history\\.',
  ],
  accounts: ['domain/account/account\\.', 'stores/account(?:-facts)?\\.'],
  // Figures and badges that can be proved or compared.
  verified: [
    'islands/compare/Compare\\.',
    'islands/proof/(?:Proved|Verified)\\.',
    'ui/base/HexValue\\.',
    'ui/chain/AmountSlot\\.',
    'ui/warnings/Band\\.',
  ],
  address: ['stores/address-tokens\\.'],
  // Calls of toncenter's index, readers of its answers, and merging of both indexes.
  index: [
    'providers/http/bag\\.',
    'providers/index-v3/(?:address-book|client|fields)\\.',
    'stores/base/(?:both-indexes|with-index-v3)\\.',
    'stores/(?:index-v3-alone|or-undefined)\\.',
    'ui/chain/DomainText\\.',
  ],
  // Readers of cells, messages and transactions, and of the index's transactions, which are rebuilt.
  reader: [
    'domain/transaction/parties\\.',
    'providers/bytes/read-boc\\.',
    'providers/index-v3/transactions\\.',
    'stores/places\\.',
    'stores/replay/failures\\.',
    'words/\\w+/replay\\.',
  ],
  'domain-names': ['domain/dns/domain\\.', 'domain/text/date\\.'],
  rows: ['islands/transaction/columns\\.'],
  choice: ['ui/lists/Choice\\.'],
  // Names of addresses (the visitor's and public ones) and the log of calls: the pages with both have no room for more.
  names: ['domain/text/day\\.', 'islands/names/not-kept\\.', 'stores/base/(?:call-log|labels|own-names)\\.'],
  // Parts of an address, a transaction and a block that are loaded after the first data.
  'beside-facts': ['islands/names/LookAlikes\\.', 'islands/proof/ProofBadge\\.', 'ui/feeds/(?:LoadMore|use-pages)\\.'],
  kinds: ['islands/shared/Kinds\\.', 'providers/index-v3/domains\\.'],
  tables: ['ui/base/(?:DataList|ListNote)\\.', 'ui/feeds/NewRows\\.', 'ui/lists/use-growing\\.'],
  // Fields of tokens in providers' answers; a domain's answer contains its item.
  'token-fields': [
    'domain/jetton/scale\\.',
    'lib/(?:await-value|unique)\\.',
    '(?:providers/indexer/token-fields|stores/seen/tokens)\\.',
  ],
  worth: [
    'domain/jetton/worth\\.',
    'providers/indexer/(?:token-)?rates\\.',
    'stores/(?:exchange|exchange-rate|proved-accounts)\\.',
    'words/\\w+/worth\\.',
  ],
  select: ['ui/lists/use-folded\\.', 'ui/parts/(?:Filled|Select)\\.'],
  'index-v3-jettons': ['islands/contract/ContractMethods\\.', 'providers/index-v3/jettons\\.'],
  nfts: ['providers/indexer/nfts\\.'],
  // Both indexes' data of an account, and its history, which are loaded together.
  'index-v3-account': ['stores/(?:account-history|index-v3-(?:account|history))\\.'],
  // A trace by toncenter's index, and the sentences derived from traces.
  'index-v3-trace': ['domain/summary/known-facts\\.', 'providers/indexer/transactions\\.', 'stores/index-v3-trace\\.'],
  'block-ids': ['domain/block/holds-account\\.', 'providers/node/block-id\\.', 'providers/requests/block\\.'],
  // Parts of an address that are loaded after its first data without a click.
  'address-later': [
    'islands/address/(?:AddressTechnical|AddressTransactions|BalanceWorth|BelowTabs|Head(?:Names|Presses))\\.',
    'islands/address/(?:History(?:Filter|Foot)|SafetyBand)\\.',
    'providers/index-v3/pending\\.',
  ],
  // Modules that no screen waits for. They have side effects on load, so that no other chunk may import them.
  later: ['islands/later\\.', 'providers/site/anchors\\.', 'stores/base/upkeep\\.'],
  transaction: ['domain/transaction/sentence-text\\.', 'islands/transaction/TransactionScreen\\.'],
  // Parts of a transaction that are loaded after its first data without a click.
  'transaction-later': [
    'islands/transaction/(?:CopyAmount|HeadEnd|TransactionParts|watch-reason)\\.',
    'islands/transaction/trace/Trace(?:Drawing|Section)\\.',
    'providers/indexer/traces\\.',
  ],
}

/** Chunks shared by other pages. */
const OTHER_CHUNKS = {
  head: ['domain/block/head\\.', 'providers/node/head\\.', 'stores/base/clock\\.'],
  // Lazy parts rendered on entering the viewport.
  seen: ['islands/home/WhenSeen', 'ui/parts/use-in-view'],
  missing: ['ui/base/Missing', 'ui/chain/AddressFact'],
  // Readers of bytes used by few pages.
  'other-readers': ['providers/bytes/read-(?!stack|boc)'],
  // Separate: otherwise other pages would load the chunk of blocks.
  'shard-forms': ['domain/block/shard-forms'],
  'written-shard': ['domain/block/written-shard'],
  // Ids and headers of blocks.
  block: ['domain/block/(?:facts|place)', 'providers/node/(?:block|header)\\.'],
  // Parsers of typed or pasted text, for the search and the 404 page.
  found: ['domain/search/text\\.ts', 'ui/search/finding-path'],
  network: ['domain/network/validator\\.ts', 'domain/text/(?:percent|time-left)'],
  // Modules of the list of validators that a validator's address needs too.
  validators: [
    '(?:words/\\w+/validators|domain/network/weight)\\.ts',
    'providers/(?:indexer|requests)/validators',
    'stores/(?:round|validators)\\.ts',
  ],
  tokens: ['ui/token/(?!PictureOnClick)'],
  warnings: ['ui/warnings/', 'domain/token/trust-sentence'],
  cards: ['ui/cards/(?!JettonMarks)', 'words/\\w+/cards\\.ts'],
  'jetton-list': ['providers/indexer/jetton-list', 'domain/jetton/list\\.ts'],
  'jetton-marks': ['ui/cards/JettonMarks'],
  // Separate: otherwise blocks would load other parts of lists, most of which have a single page.
  pager: ['ui/lists/Pager'],
  'save-list': ['ui/lists/SaveList', 'words/\\w+/lists\\.ts'],
  lists: ['ui/lists/', 'islands/shared/use-choice\\.ts'],
  held: ['ui/feeds/use-held', 'ui/charts/ShareBar', 'ui/parts/FoldedPanel'],
  // First modules of a token's page.
  nft: ['islands/nft/NftScreen', 'stores/nft\\.ts', 'words/\\w+/nft\\.ts', 'providers/requests/nft', 'ui/markets'],
  'load-nft': ['stores/load-nft', 'providers/indexer/nft-(?:details|price)'],
  // Marks of addresses, requested by POST.
  posted: ['providers/http/post', 'providers/indexer/marks'],
}
/** Chunks without their imports, which are shared with other pages. */
const OWN_FILES_ALONE = ['pager', 'save-list', 'load-nft', 'posted']
/** Packages of every page are in the core; the QR code generator is loaded on click. */
const SHARED_PACKAGES = 'node_modules/(?!uqr)'

const patterns = Object.entries({ ...ACCOUNT_CHUNKS, ...OTHER_CHUNKS }).map(([name, places]) => ({
  name,
  places: [...places.map(place => `/src/${place}`), ...(name === 'core' ? [SHARED_PACKAGES] : [])],
}))

/** Groups for Rolldown's `codeSplitting`. */
export const chunkGroups = patterns.map(({ name, places }, place) => ({
  name,
  test: new RegExp(places.join('|')),
  priority: patterns.length - place,
  // By default a group includes the imports of its files.
  includeDependenciesRecursively: !OWN_FILES_ALONE.includes(name),
}))

/** Vite plugin that groups the chunks. Fails if a pattern matches no file, which was then moved or deleted. */
export function groupChunks() {
  const loaded: string[] = []
  return {
    name: 'nanoscope-group-chunks',
    // Required by groups without imports; Astro sets another value.
    options: (input: object) => ({ ...input, preserveEntrySignatures: 'allow-extension' }),
    moduleParsed: ({ id }: { id: string }) => void loaded.push(id.replaceAll('\\', '/')),
    buildEnd(this: { environment: { name: string } }, error?: Error) {
      // Only the client build is checked: the HTML build, which runs first, lacks some modules.
      if (this.environment.name !== 'client') return
      const lost = patterns
        .flatMap(({ places }) => places)
        .filter(place => !loaded.some(id => new RegExp(place).test(id)))
      if (!error && lost.length > 0) throw new Error(`chunks.ts names places without files: ${lost.join(', ')}`)
    },
  }
}
