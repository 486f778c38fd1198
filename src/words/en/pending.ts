/** Words about a message that is in no block yet. */
export const title = 'Not in a block yet'
export const lead = 'The network has this message. What it does is no fact until a block holds it.'
export const inBlock = 'A block holds it now'
export const inBlockLead = 'It is being looked up.'
export const gone = 'It waits no longer'
export const goneLead = 'Either a block holds it, and it is being looked up, or the network dropped it.'
export const signedBy = 'For account'
export const ordered = 'Orders'
export const orderUnread = 'Its bytes cannot be read as an order'
export const bytes =
  'Read from the bytes of the message, which have this hash. Whether they are signed rightly, its account will check.'
export const unstored = 'The provider does not have the bytes of this message'
export const expected = 'Expected'
export const expectedSteps = (count: number) =>
  `${count} ${count === 1 ? 'transaction' : 'transactions'}, by the provider’s emulation; none has happened`
export const message = 'Message hash'
