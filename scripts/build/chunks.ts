/**
 * Modules of `src` that share a chunk, as small files compress badly and each costs a request on hosts without HTTP/2. A chunk has what its
 * modules import too, unless a chunk above has it. So each chunk stands below those that it imports: circles of chunks fail at start.
 *
 * These are the chunks that an address and a transaction load until they are complete. Some pages are within 100 bytes of their budget:
 * weigh all after each change.
 */
const ACCOUNT_CHUNKS = {
  // Modules that every live page needs, with all packages.
  core: [
    'routes\\.',
    'domain/block/block\\.',
    'domain/foreign/clean-text\\.',
    // Plural forms: other languages than English have them in the words of every page.
    'lib/(?:call|plural)\\.',
    'providers/http/wire\\.',
    'providers/(?:public|v3|(?:indexer|node)/client)\\.',
    'stores/base/(?:query|with-fallback)\\.',
    'ui/base/Slot\\.',
    'ui/live/(?:Age|use-query)\\.',
    'words/\\w+/number\\.',
  ],
  // Modules of all screens but Home, and of the 404 page.
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
  // On its own: the watch list has it without sentences, and most tokens have neither.
  boc: ['providers/bytes/boc\\.'],
  // Sentences on transactions. Pages show these before there are bytes to read, so the reader, which uses some, stands below.
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
  // Figures and badges of what can be proved or compared.
  verified: [
    'islands/compare/Compare\\.',
    'islands/proof/(?:Proved|Verified)\\.',
    'ui/base/HexValue\\.',
    'ui/chain/AmountSlot\\.',
    'ui/warnings/Band\\.',
  ],
  address: ['stores/address-tokens\\.'],
  // Calls of toncenter's index, readers of its answers, and the joining of both indexes.
  index: [
    'providers/http/bag\\.',
    'providers/index-v3/(?:address-book|client|fields)\\.',
    'stores/base/(?:both-indexes|with-index-v3)\\.',
    'stores/or-undefined\\.',
    'ui/chain/DomainText\\.',
  ],
  // Readers of cells, messages and transactions, and of the index's transactions, whose bytes are rebuilt.
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
  // On its own: lists of tokens have it, and are near their budget.
  choice: ['ui/lists/Choice\\.'],
  // Names of addresses, the visitor's own and public ones, with the log of calls: the pages of both have no room for more.
  names: ['domain/text/day\\.', 'islands/names/not-kept\\.', 'stores/base/(?:call-log|labels|own-names)\\.'],
  // Parts of an address, a transaction and a block that follow their first data.
  'beside-facts': ['islands/names/LookAlikes\\.', 'islands/proof/ProofBadge\\.', 'ui/feeds/(?:LoadMore|use-pages)\\.'],
  kinds: ['islands/shared/Kinds\\.', 'providers/index-v3/domains\\.'],
  tables: ['ui/base/(?:DataList|ListNote)\\.', 'ui/feeds/NewRows\\.', 'ui/lists/use-growing\\.'],
  // Fields of tokens in answers of providers: that of a domain has its item.
  'token-fields': [
    'domain/jetton/scale\\.',
    'lib/(?:await-value|unique)\\.',
    '(?:providers/indexer/token-fields|stores/seen/tokens)\\.',
  ],
  worth: [
    'domain/jetton/worth\\.',
    'providers/indexer/rates\\.',
    'stores/(?:exchange|exchange-rate|proved-accounts)\\.',
    'words/\\w+/worth\\.',
  ],
  select: ['providers/indexer/token-rates\\.', 'ui/lists/use-folded\\.', 'ui/parts/(?:Filled|Select)\\.'],
  'indexed-jettons': ['islands/contract/ContractMethods\\.', 'providers/index-v3/jettons\\.'],
  nfts: ['providers/indexer/nfts\\.'],
  // All that both indexes say of an account, and its history, in one script: it is loaded at once.
  indexed: ['stores/indexed-(?:account|history)\\.'],
  // A trace by toncenter's index, and the sentences that need one.
  'indexed-trace': ['domain/summary/told\\.', 'providers/indexer/transactions\\.', 'stores/indexed-trace\\.'],
  'block-ids': ['domain/block/holds-account\\.', 'providers/node/block-id\\.', 'providers/requests/block\\.'],
  // All that an address shows after its first data, without a click.
  'address-later': [
    'islands/address/(?:AddressTechnical|AddressTransactions|BalanceWorth|BelowTabs|Head(?:Names|Presses))\\.',
    'islands/address/(?:History(?:Filter|Foot)|SafetyBand)\\.',
    'providers/index-v3/pending\\.',
  ],
  // Modules that no screen waits for. They act as soon as they are loaded, so no other chunk may import them.
  later: ['islands/later\\.', 'providers/site/anchors\\.', 'stores/base/upkeep\\.'],
  transaction: ['domain/transaction/sentence-text\\.', 'islands/transaction/TransactionScreen\\.'],
  // All that a transaction shows after its first data, without a click.
  'transaction-later': [
    'islands/transaction/(?:CopyAmount|HeadEnd|TransactionParts|watch-reason)\\.',
    'islands/transaction/trace/Trace(?:Drawing|Section)\\.',
    'providers/indexer/traces\\.',
  ],
}

/** Chunks that other pages share. */
const OTHER_CHUNKS = {
  head: ['domain/block/head\\.', 'providers/node/head\\.', 'stores/base/clock\\.'],
  // Lazy parts drawn on entering the viewport.
  seen: ['islands/home/WhenSeen', 'ui/parts/use-in-view'],
  missing: ['ui/base/Missing', 'ui/chain/AddressFact'],
  // Readers of bytes that few pages have.
  'other-readers': ['providers/bytes/read-(?!stack|boc)'],
  // On their own: otherwise other pages would load the chunk of blocks.
  'shard-forms': ['domain/block/shard-forms'],
  'written-shard': ['domain/block/written-shard'],
  // Ids and headers of blocks.
  block: ['domain/block/(?:facts|place)', 'providers/node/(?:block|header)\\.'],
  // Readers of what is typed or pasted: the search has them, and the 404 page.
  found: ['domain/search/text\\.ts', 'ui/search/finding-path'],
  network: ['domain/network/validator\\.ts', 'domain/text/(?:percent|time-left)'],
  // Modules of the list of validators that the address of one needs too.
  validators: [
    '(?:words/\\w+/validators|domain/network/weight)\\.ts',
    'providers/(?:indexer|requests)/validators',
    'stores/(?:round|validators)\\.ts',
  ],
  tokens: ['ui/token/(?!PictureOnClick)'],
  warnings: ['ui/warnings/', 'domain/token/trust-sentence'],
  cards: ['ui/cards/(?!JettonMarks)', 'words/\\w+/cards\\.ts'],
  marks: ['ui/cards/JettonMarks', 'providers/indexer/jetton-list', 'domain/jetton/list\\.ts'],
  // On their own: a block would load the other parts of lists with them, and most lists have one page.
  pager: ['ui/lists/Pager'],
  'save-list': ['ui/lists/SaveList', 'words/\\w+/lists\\.ts'],
  lists: ['ui/lists/', 'islands/shared/use-choice\\.ts'],
  held: ['ui/feeds/use-held', 'ui/charts/ShareBar', 'ui/parts/FoldedPanel'],
  // All that the page of a token has at first.
  nft: ['islands/nft/NftScreen', 'stores/nft\\.ts', 'words/\\w+/nft\\.ts', 'providers/requests/nft', 'ui/markets'],
  'load-nft': ['stores/load-nft', 'providers/indexer/nft-(?:details|price)'],
  // Marks of addresses, asked by POST.
  posted: ['providers/http/post', 'providers/indexer/marks'],
}
/** Chunks of these files alone: what they import is shared with other pages. */
const OWN_FILES_ALONE = ['pager', 'save-list', 'load-nft', 'posted']
/** Packages that every page needs are part of the core; what draws QR codes is loaded on a press. */
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
  // By default a group takes the files that its own import too.
  includeDependenciesRecursively: !OWN_FILES_ALONE.includes(name),
}))

/** Lets a build of the pages make the chunks, and fails it where a place holds no file any more: it was moved or deleted. */
export function groupChunks() {
  const loaded: string[] = []
  return {
    name: 'nanoscope-group-chunks',
    // Groups that take their own files alone ask for it; Astro sets another.
    options: (input: object) => ({ ...input, preserveEntrySignatures: 'allow-extension' }),
    moduleParsed: ({ id }: { id: string }) => void loaded.push(id.replaceAll('\\', '/')),
    buildEnd(this: { environment: { name: string } }, error?: Error) {
      // Some modules are part of no page's HTML, which is built first.
      if (this.environment.name !== 'client') return
      const lost = patterns
        .flatMap(({ places }) => places)
        .filter(place => !loaded.some(id => new RegExp(place).test(id)))
      if (!error && lost.length > 0) throw new Error(`chunks.ts names places without files: ${lost.join(', ')}`)
    },
  }
}
