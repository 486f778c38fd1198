/**
 * Places of `src` whose files share a chunk, as small files compress badly: a page that needs one of them loads them all. What stands first
 * takes a file that two name.
 */
const CHUNKS = {
  // Modules that every live page needs.
  core: [
    'lib/(?!purge|await-value|unique)',
    'providers/http/(?!bag|download|placed|post|shape)',
    'providers/(?:public|v3)\\.ts',
    'providers/\\w+/(?:client|provider|head)\\.ts',
    'stores/base/(?!missing|upkeep|network-start|call-log|own-names|names-layer|labels|joined|both-indexes|with-index-v3)',
    'ui/live/',
    'ui/base/Slot',
    'domain/text/(?!abbreviate|date|day|percent|source|time-left)',
    'domain/block/(?:block|head)\\.ts',
    'routes\\.ts',
  ],
  // Readers of paths and queries: all that the 404 page needs.
  paths: ['domain/block/parse-id\\.ts', 'ton/address\\.ts', 'stores/location\\.ts', 'islands/shared/use-location\\.ts'],
  // Lazy parts drawn on entering the viewport: the last group that Home needs.
  seen: ['islands/home/WhenSeen', 'ui/parts/use-in-view'],
  // Shared components of all screens but Home.
  base: [
    'words/\\w+/common\\.ts',
    'domain/(?:foreign|notation)/',
    'islands/shared/(?!use-choice|MissingToken|NotAddress|Kinds)',
    'providers/bytes/(?!read|transaction-head)',
    'ui/(?:base|query)/',
    'domain/text/source',
    'ui/chain/(?!HashSlot|BlockLink|FromTo)',
  ],
  // Lists of transactions. Pages show these before there are bytes to read, so the reader, which uses some, must not take them along.
  // Sentences on transactions, for a page of one too.
  sentences: [
    'domain/transaction/(?:list|of-block)',
    'stores/seen/transactions\\.ts',
    'ui/transaction/(?:SentenceText|SumAmount|CommentText|jetton-wallets)',
    'words/\\w+/(?:body|history|moves)\\.ts',
    'domain/reason/opcode',
  ],
  rows: ['ui/transaction/HappeningMark', 'islands/transaction/columns', 'ui/feeds/use-pages'],
  outcome: ['domain/transaction/(?:outcome|sum)\\.ts', 'words/\\w+/outcome\\.ts'],
  // Readers of cells, messages and transactions.
  reader: [
    'ton/(?:boc|body|cell|cell-hash|currencies|dictionary|layout|message|message-address|operation|phases|read-body|slice|snake|transaction(?:-head)?|change|out-list|v5-(?:request|fields))\\.ts',
    'ton/(?:operations|request)/',
    'providers/bytes/read-(?!stack)',
  ],
  // On their own: otherwise accounts and lists of transactions would load the chunk of blocks.
  rest: ['lib/unique', 'providers/http/shape-rest', 'domain/block/shard-forms'],
  // On its own, as `rest`: otherwise the 404 page would load the chunk of blocks.
  written: ['domain/block/written-shard'],
  // Ids and headers of blocks.
  block: [
    'ton/shard\\.ts',
    'domain/block/(?:facts|place|holds-account)',
    'providers/(?:node/(?:block|block-id|header)|requests/(?:answered-)?block)\\.ts',
    'providers/http/shape\\.ts',
  ],
  // On its own, as `rest`: otherwise domains would load the readers of typed texts.
  name: ['domain/dns/name\\.ts'],
  // Readers of what is typed or pasted: the search has them, and the 404 page.
  found: ['domain/search/text\\.ts', 'ui/search/finding-path'],
  // Figures and badges of what can be proved.
  verified: ['islands/proof/(?:Proved|Verified)\\.tsx', 'stores/verdicts'],
  // Texts of messages and sentences.
  said: ['words/\\w+/transaction\\.ts', 'domain/transaction/sentence-text', 'ui/transaction/MessageBody'],
  // On its own, as `rest`: otherwise transactions and domains would load the chunk of accounts.
  indexes: ['stores/base/(?:missing|with-index-v3)', 'providers/index-v3/provider'],
  // Calls of toncenter's index, and readers of its answers that more than one of its calls has: a replay needs them without the rest.
  fields: ['providers/index-v3/(?:accounts|address-book|client|fields)', 'providers/http/bag'],
  // Joined answers of both indexes.
  both: ['stores/base/(?:joined|both-indexes)', 'domain/dns/(?:domain|join)\\.ts'],
  accounts: [
    'domain/account/(?!contract-type|address-forms|spender|stake-kind|token-kind)',
    'providers/node/account\\.ts',
    'stores/account',
  ],
  network: [
    'domain/network/validator\\.ts',
    'domain/text/(?:percent|time-left)',
    'providers/http/placed-rows',
    'words/\\w+/number\\.ts',
  ],
  // Modules of the list of validators that the address of one needs too.
  validators: [
    'words/\\w+/validators\\.ts',
    'domain/network/weight\\.ts',
    'providers/indexer/validators',
    'providers/requests/validators',
    'stores/(?:round|validators)\\.ts',
  ],
  // A history by toncenter's index, and what a check of one needs.
  past: ['stores/indexed-history', 'domain/transaction/chain'],
  // Transactions as toncenter's index gives them, whose bytes are rebuilt.
  rebuilt: ['providers/index-v3/transaction(?:s|-rows?)\\.ts', 'ton/rebuild/', 'stores/places'],
  address: ['stores/address', 'providers/node/transaction(?:s|-rows)\\.ts'],
  // Fields of tokens in answers of providers: that of a domain has its item.
  'token-fields': [
    'domain/token/(?!trust-sentence|join)',
    'domain/jetton/scale',
    'providers/indexer/(?:images|token-fields)\\.ts',
    'stores/seen/tokens\\.ts',
  ],
  tokens: ['ui/token/(?!PictureOnClick)'],
  warnings: ['ui/warnings/', 'domain/token/trust-sentence'],
  cards: ['ui/cards/(?!JettonMarks)', 'words/\\w+/cards\\.ts'],
  marks: ['ui/cards/JettonMarks', 'providers/indexer/jetton-list', 'domain/jetton/list\\.ts'],
  // On their own: a block would load the other parts of lists with them, and most lists have one page.
  pager: ['ui/lists/Pager'],
  'save-list': ['ui/lists/SaveList', 'words/\\w+/lists\\.ts'],
  lists: ['ui/lists/', 'islands/shared/use-choice\\.ts'],
  // Lists that are compared over time, with their shares.
  held: ['ui/feeds/(?:NewRows|use-held)', 'ui/charts/ShareBar', 'ui/parts/FoldedPanel'],
  // All that the page of a token has at first.
  nft: ['islands/nft/NftScreen', 'stores/nft\\.ts', 'words/\\w+/nft\\.ts', 'providers/requests/nft', 'ui/markets'],
  'load-nft': ['stores/load-nft', 'providers/indexer/nft-(?:details|price)'],
  // Marks of addresses, asked by POST, and what they are asked with.
  posted: ['providers/http/post', 'providers/indexer/marks', 'stores/or-undefined'],
  // A trace by toncenter's index, in one script: it is loaded at once.
  'indexed-trace': [
    'stores/indexed-trace',
    'providers/index-v3/(?:actions|traces|walk)',
    'domain/trace/(?:join|trace)\\.ts',
  ],
  // The coin's price, for screens and for parts that are loaded on demand.
  coin: ['stores/rates\\.ts', 'providers/indexer/rates\\.ts'],
  // All that both indexes say of an account, in one script: it is loaded at once.
  indexed: [
    'stores/indexed-account',
    'providers/index-v3/(?:domains|jettons|nfts)\\.ts',
    'providers/indexer/(?:account|domains|jettons)\\.ts',
    'domain/(?:jetton|nft|token)/join',
  ],
}
/** Chunks of these files alone: what they import is shared with other pages. */
const OWN_FILES_ALONE = [
  'pager',
  'save-list',
  'indexed',
  'both',
  'past',
  'rebuilt',
  'fields',
  'load-nft',
  'posted',
  'indexed-trace',
]
/** Packages that every page needs are part of the core; what draws QR codes is loaded on a press. */
const SHARED_PACKAGES = 'node_modules/(?!uqr)'

const patterns = Object.entries(CHUNKS).map(([name, places]) => ({
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
    buildEnd(error?: Error) {
      const lost = patterns
        .flatMap(({ places }) => places)
        .filter(place => !loaded.some(id => new RegExp(place).test(id)))
      if (!error && lost.length > 0) throw new Error(`chunks.ts names places without files: ${lost.join(', ')}`)
    },
  }
}
