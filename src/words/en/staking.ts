/** Words about staking pools. */
export const stakingWords = {
  failed: 'Failed to load staking pools',
  none: 'No staking pools found',
  marked: 'The pool you came for is marked.',
  empty: 'The pool you came for is empty; it is marked, and counts in none of the figures above.',
  notListed: 'No pool at the address you came with is listed.',
  noAddress: 'What you came with is no address, so no pool is marked.',
}
