/** Results of what a transaction asked for, by its trace: a sentence, a name for the mark, and whose word it is. */
/** Of a swap whose exchange only the order names. */
export const swapped = 'Swapped {amount} for {got}'
/** Of a payment: the pool keeps a fee of it. */
export const staked = 'Paid {amount} to the pool {who} to stake'
export const stakedName = 'Staked'
export const stakeRefused = 'The pool {who} did not take the stake of {amount}; it came back'
export const stakePaid = 'Got a stake of {amount} back from the pool {who}'
export const stakePaidName = 'Paid back'
export const stakeNoted = 'Asked the pool {who} for the stake, which is not paid yet'
export const stakeNotedName = 'Noted'
export const stakeNotPaid = 'The pool {who} paid no stake: it refused the request'
export const isPool = 'That this is a nominator pool is the word of an indexer.'

export const bid = 'Bid {amount} for {item}'
export const bidName = 'Bid placed'
export const bidTooLow = 'The bid of {amount} for {item} was too low; it came back'
export const bidRefused = 'The bid of {amount} for {item} was refused; it came back'
export const nameTaken = '{item} is taken: the bid of {amount} came back'
export const noBid = '{item} took no bid and no renewal: {amount} came back'
export const renewed = 'Renewed the domain {item} for a year'
export const renewedName = 'Renewed'
export const won = '{first}; the auction that it won ended with this'
export const isDomain = 'That this is a domain is the word of an indexer.'

export const bought = 'Bought NFT {item} for {amount}'
export const boughtName = 'Bought'
export const isSale = 'That this is a sale of an NFT is the word of an indexer.'
