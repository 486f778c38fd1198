/** Words about the list of recent transactions. */
export const title = 'Recent Transactions'
export const description = 'The newest transactions of the TON network, of all shards.'
export const lead = 'The latest 50 of all shards. This list auto-refreshes every 10 seconds.'
/** Opens the rest of a row on phones. */
export const more = 'Details'
export const hash = 'Hash'
export const none = 'No recent transactions found'
export const newRows = (count: number) => `${count} new ${count === 1 ? 'transaction' : 'transactions'}`
export const gaps = (read: number, of: number) =>
  `From ${read} of the latest ${of} masterchain blocks: the chain is faster than it may be read here.`
export const isOld = (age: string) =>
  `The newest transaction here is from ${age}: the network stands still, the index is behind, or this device's clock is wrong.`
export const unmarked = 'tonapi does not answer: names and scam marks are missing.'
export const failedShards = (count: number) => `${count} shard ${count === 1 ? 'block' : 'blocks'} could not be read.`

export const tips = 'Search tips'
export const tipHash =
  'A transaction is found by its hash in hex, base64 or base64url, and by the hash of the message that started it.'
export const tipAddress = 'An address leads to all its transactions, in whatever form it is written.'
export const tipNumber = 'A number is a masterchain block; its shard blocks hold the transactions of users.'
/** `{key}` is the key to press. */
export const tipKey = 'Press {key} on any page to search.'
