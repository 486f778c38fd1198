/**
 * Places of `src` whose files share a chunk, as small files compress badly: a page that needs one of them loads them all. What stands first
 * takes a file that two name.
 */
const CHUNKS = {
  // What every live page needs.
  core: [
    'lib/(?!purge|await-value)',
    'providers/http/(?!bag|download)',
    'providers/public\\.ts',
    'providers/\\w+/(?:client|provider|head)\\.ts',
    'stores/base/',
    'ui/live/',
    'domain/text/(?!day)',
    'domain/block/block\\.ts',
    'routes\\.ts',
  ],
  // What reads paths, queries and texts of strangers.
  words: [
    'words/\\w+/common\\.ts',
    'domain/foreign/',
    'domain/block/parse-id\\.ts',
    'ton/address\\.ts',
    'stores/location\\.ts',
    'islands/shared/(?!use-choice)',
    'providers/bytes/(?!read)',
  ],
  // What all screens but Home draw with.
  base: ['ui/base/', 'ui/query/', 'ui/chain/', 'domain/notation/'],
  transactions: ['domain/transaction/(?:list|of-block)', 'providers/node/transaction', 'stores/seen/transactions\\.ts'],
  rows: [
    'ui/transaction/(?:SentenceText|SumAmount|HappeningMark|CommentText|jetton-wallets)',
    'islands/transaction/columns',
    'words/\\w+/(?:history|moves)\\.ts',
  ],
  accounts: ['domain/account/(?!contract-type)', 'providers/\\w+/account\\.ts', 'stores/account'],
  tokens: ['ui/token/', 'domain/token/', 'providers/indexer/token-fields\\.ts'],
  warnings: ['ui/warnings/'],
  lists: ['ui/lists/', 'islands/shared/use-choice\\.ts'],
}
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
}))

/** Fails a build of the pages in which a place holds no file any more: it was moved or deleted. */
export function checkChunks() {
  const loaded: string[] = []
  return {
    name: 'nanoscope-check-chunks',
    moduleParsed: ({ id }: { id: string }) => void loaded.push(id.replaceAll('\\', '/')),
    buildEnd(error?: Error) {
      const lost = patterns
        .flatMap(({ places }) => places)
        .filter(place => !loaded.some(id => new RegExp(place).test(id)))
      if (!error && lost.length > 0) throw new Error(`chunks.ts names places without files: ${lost.join(', ')}`)
    },
  }
}
