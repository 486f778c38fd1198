/** Words of the page that reads bytes. */
export const title = 'Inspect'
export const description =
  'Paste or drop a bag of cells: see what it is, what it says, its code, and every cell of it. Nothing leaves your browser.'
export const lead = 'Reads any bytes of TON. They stay in this browser: no call is made, and it works offline.'

export const input = 'Bytes'
export const inputLead =
  'A bag of cells in hex or base64, as explorers, wallets and tools write it. Drop a file anywhere on this page.'
export const bytes = 'Bag of cells in hex or base64'
export const example = 'te6cc… or b5ee9c72…'
export const read = 'Read'
export const clear = 'Clear'
export const file = 'Or a file'
export const reading = 'Reading …'
export const fromFile = (name: string) => `Read from the file ${name}.`

export const problems = {
  empty: 'There are no bytes yet: paste some, or choose a file.',
  'no bytes': 'This is neither hex nor base64.',
  words: 'This is text, not bytes: paste a bag of cells in hex or base64.',
  'no bag': 'These bytes are no bag of cells: one begins with b5ee9c72, which is te6cc in base64.',
  'cut off': 'These bytes are cut off: the bag of cells goes on after their end.',
  'too many bytes': 'This is too large: at most 10 MB are read.',
  'too many cells': 'This is too large: at most 262,144 cells are read.',
  'too deep': 'This is too deep: at most 1,024 cells may stand below one another.',
  cyclic: 'This is cyclic: a cell refers to itself or to one before it, which no bag of cells may do.',
}
export const meant: Record<string, string> = {
  address: 'an address',
  transaction: 'the hash of a transaction',
  domain: 'a domain',
  block: 'a block',
}
export const looksLike = (what: string) => `It looks like ${what}:`
export const openIt = 'open it'
export const damaged = (why: string) => `This bag of cells is damaged: ${why}.`

export const sizeOf = (bytes: string, roots: number) => `${bytes} bytes, ${roots} ${roots === 1 ? 'root' : 'roots'}`
export const shownRoots = (shown: number) => `The first ${shown} are shown.`
export const indexOfBegins =
  'Its index has the places where cells begin, as TonWeb writes it; the standard has those where they end. All else is as it should be.'
export const hex = 'hex'
export const base64 = 'base64'
export const link = 'Link to these bytes'
export const aLink = 'link to these bytes'
export const linkTooLong = 'Too long for a link.'

export const rootTitle = (place: number, count: number, name: string) => `Root ${place} of ${count}: ${name}`
export const or = ' or '
export const several = (count: number) => `These bytes fit ${count} forms. Nothing in them says which one is meant.`
export const names = {
  transaction: 'Transaction',
  message: 'Message',
  internal: 'Internal message',
  'external-in': 'External message',
  'external-out': 'Log message',
  request: 'Wallet request',
  body: 'Message body',
  block: 'Block',
  state: 'State of a shard',
  account: 'Account',
  init: 'State init',
  proof: 'Merkle proof',
  update: 'Merkle update',
  content: 'Token content',
  link: 'Link to token content',
  code: 'Contract code',
  library: 'Library reference',
  cells: 'Cells',
}

export const hash = 'Hash'
export const wrongHash = 'none: a Merkle cell in it does not fit what it holds'
export const size = 'Size'
export const cellsOf = (cells: string, bits: string, depth: string) =>
  `${cells} ${cells === '1' ? 'cell' : 'cells'}, ${bits} ${bits === '1' ? 'bit' : 'bits'}, depth ${depth}`

export const workchainUnknown = 'The bytes do not name its workchain; basechain is assumed.'
export const time = 'Time'
export const previous = 'Previous transaction'
export const incoming = 'Incoming message'
export const outgoing = (place: number, count: number) => `Outgoing message ${place} of ${count}`
export const moreMessages = (count: number) => `${count} more are among the cells.`
export const bounces = 'Bounce'
export const body = 'Body'
export const readAs = (wallet: string) => `Request, read as ${wallet}`
export const wallets: Record<string, string> = {
  wallet_v1: 'wallet v1',
  wallet_v2: 'wallet v2 or restricted',
  wallet_v3: 'wallet v3, vesting or lock-up',
  wallet_v4: 'wallet v4',
  wallet_highload_v2: 'highload wallet v2',
  wallet_highload_v3: 'highload wallet v3',
  wallet_preprocessed: 'preprocessed wallet',
  wallet_v5: 'wallet v5',
  wallet_v5beta: 'wallet v5 (beta)',
  'multisig-v1': 'the first multisig',
  'multisig-v2': 'multisig v2',
  vesting: 'vesting wallet',
  contract: 'a contract',
}
export const unreadOrders = (count: number) =>
  `${count} ordered ${count === 1 ? 'message' : 'messages'} could not be read.`
export const sendMode = 'Send mode'
export const asked = (place: number, count: number) => `Message ${place} of ${count} that it asks to send`

export const seqno = 'Seqno'
export const shard = 'Shard'
export const shardOf = (workchain: number, shard: string) => `${workchain}:${shard}`
export const keyBlock = 'Key block'
export const yes = 'yes'
export const no = 'no'
export const previousBlocks = 'Previous'
export const headerPruned = 'The header of this block is pruned.'
export const status = 'Status'
export const dataHash = 'Data hash'
export const lastTransaction = 'Last transaction'
export const lastLt = 'Last logical time'
export const deploys = 'Address it makes'
export const proved = 'Hash that it proves'
export const before = 'Hash before'
export const after = 'Hash after'
export const about = 'What it is about'
export const aboutCells = 'Nothing that is known: only cells.'
export const uri = 'Link'
export const attributeKey = (key: string) => `${key.slice(0, 8)}…`
export const noText = 'no text'
export const library = 'Hash of the code'
export const libraryNote = 'The code itself is in a library of the masterchain, not in these bytes.'

export const methods = 'Methods'
export const methodCount = (count: number) => `${count} ${count === 1 ? 'method' : 'methods'}`
export const blockTitle = (block: number) => `block ${block}`
export const noMethods = 'This code has no dictionary of methods.'
export const entry = 'entry'
export const entryName = 'Where execution begins'
export const listing = (name: string) => `Code of ${name}`
export const back = 'Back'
export const codeTooLarge = 'This is more code than is read: some of it is missing here.'
export const emptyBlock = 'No instructions.'
export const disassembling = 'Reading the code …'

export const cells = 'Cells'
export const cellMeta = (bits: number, refs: number, depth: number) =>
  `${bits} ${bits === 1 ? 'bit' : 'bits'} · ${refs} ${refs === 1 ? 'ref' : 'refs'} · depth ${depth}`
export const placeOf = (ref: number, parent: number) => `ref ${ref} of #${parent}`
export const levelOf = (level: number) => `level ${level}`
export const exotic: Record<number, string> = {
  1: 'pruned branch',
  2: 'library',
  3: 'Merkle proof',
  4: 'Merkle update',
}
export const cellNumber = (number: number) => `#${number}`
export const openCell = (number: number) => `Cell ${number}: what it refers to`
export const sameAs = 'the same cell as'
export const cellData = 'data of the cell'
export const cellHash = 'hash of the cell'
export const noData = 'no data'
export const openAll = 'Open all'
export const closeAll = 'Close all'
