/** Words about the source of a contract's code. */
export const show = 'Show its source'
export const failed = 'Failed to load the source'
export const none = 'tonapi has no source of this code'
export const otherCode = 'The source that tonapi has is of another code than the one at this address.'
export const meaning =
  "That this source becomes the code above is tonapi's word: its code hash is the one calculated here, but nothing was compiled in this browser."
