/** Words about what a search says of what was typed. */
export const searchWords = {
  invalid: 'Invalid search query. Please enter a valid address, transaction hash, block number, or domain.',
  checksum: 'This looks like an address, but its checksum is wrong. Please check it for a mistyped character.',
}
