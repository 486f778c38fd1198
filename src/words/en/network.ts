/** The product's words on validators, staking and statistics; in a file of their own, because few screens need them. */
export const networkMessages = {
  validators: {
    failed: 'Failed to load validators',
    none: 'No validator data available at the moment',
    unavailable: 'Validator Data Unavailable',
    hint: 'Validator data needs specialized APIs. Check back later or use official explorers.',
    fallback: 'Validator data temporarily unavailable. Please try again later.',
  },
  staking: {
    failed: 'Failed to load staking pools',
    none: 'No staking pools found',
    marked: 'The pool you came for is marked.',
    empty: 'The pool you came for is empty; it is marked, and counts in none of the figures above.',
    notListed: 'No pool at the address you came with is listed.',
    noAddress: 'What you came with is no address, so no pool is marked.',
  },
  stats: { none: 'No data available' },
}
