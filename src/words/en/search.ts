/** Words about what a search says of what was typed. */
export const invalid = 'Invalid search query. Please enter a valid address, transaction hash, block number, or domain.'
export const checksum =
  'This looks like an address, but its checksum is wrong. Please check it for a mistyped character.'
export const search = 'Search'
