/** Words about the list of blocks. */
export const title = 'Blocks'
export const description = 'The newest masterchain blocks of the TON network, with their real times.'
export const failed = 'Failed to load blocks'
export const workchain = 'Workchain'
/** Behind their number, on a phone. */
export const ofTransactions = (count: number) => `${count === 1 ? 'transaction' : 'transactions'} with shard blocks`
/** Behind a seqno, on a phone. */
export const inWorkchain = (workchain: string) => `workchain ${workchain}`
export const transactions = 'Transactions, shard blocks included'
export const newBlocks = (count: number) => `${count} new ${count === 1 ? 'block' : 'blocks'}`
/** In place of a number of transactions: below its head, and on a phone. */
export const notCounted = 'not counted yet'
export const transactionsNotCounted = 'transactions not counted yet'
