/** Words about the list of blocks. */
export const title = 'Blocks'
export const description = 'The newest masterchain blocks of the TON network, with their real times.'
export const failed = 'Failed to load blocks'
export const workchain = 'Workchain'
/** Label after the number of transactions, on phones. */
export const ofTransactions = (count: number) => `${count === 1 ? 'transaction' : 'transactions'} with shard blocks`
/** Label after a seqno, on phones. */
export const inWorkchain = (workchain: string) => `workchain ${workchain}`
export const transactions = 'Transactions, shard blocks included'
export const newBlocks = (count: number) => `${count} new ${count === 1 ? 'block' : 'blocks'}`
/** Placeholders for an unknown number of transactions: under its column head, and on phones. */
export const notCounted = 'not counted yet'
export const transactionsNotCounted = 'transactions not counted yet'
