/** Words of every screen: waiting, what failed, what can be copied, what many lists call the same. */
export const fallback = 'An error occurred'
export const queued = (provider: string) => `Waiting: ${provider} answers one question every few seconds.`
export const asked = (provider: string) => `Waiting for an answer of ${provider}.`
export const retrying = (provider: string) => `${provider} refused; trying again in a few seconds.`
export const lost = 'A part of this page could not be loaded'
export const lostWhy = 'The network failed, or a newer version of this site has come.'
export const reload = 'Reload the page'
export const tryAgain = 'Try Again'
export const unreadable = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'} could not be read`

/** Between things of a list. */
export const between = ', '
/** Between parts of a sentence. */
export const comma = ', '
/** Between a label or a name and what it is. */
export const colon = ': '
/** Between a sentence without its stop and the next one. */
export const stop = '. '
/** Between two sentences, or a colon and what follows. */
export const gap = ' '

/** The state of an account, by its name on the chain. */
export const accountState = (state: string) => state

/** The title of a page in the browser's tab. */
export const documentTitle = (name: string) => `${name} · Nanoscope`

export const copy = (what: string) => `Copy ${what}`
export const copied = 'Copied'
export const notCopied = 'Could not copy'

/** Values that can be copied, as `copy` names them. */
export const anAddress = 'address'
export const anAmount = 'amount'
export const ownerAddress = 'owner address'
export const transactionHash = 'transaction hash'
export const codeHashValue = 'code hash'
export const rootHashValue = 'root hash'
export const fileHashValue = 'file hash'

export const scam = 'scam'
export const received = 'received'
export const sent = 'sent'

export const address = 'Address'
export const account = 'Account'
export const transaction = 'Transaction'
export const transactions = 'Transactions'
export const block = 'Block'
export const age = 'Age'
export const from = 'From'
export const to = 'To'
export const fromTo = 'From and to'
export const amount = 'Amount'
export const balance = 'Balance'
export const comment = 'Comment'
export const fee = 'Fee'
export const value = 'Value'
export const owner = 'Owner'
export const holders = 'Holders'
export const codeHash = 'Code hash'
export const rootHash = 'Root hash'
export const fileHash = 'File hash'
export const globalId = 'Global ID'
export const logicalTime = 'Logical time'
export const viewAsAddress = 'View as regular address'
