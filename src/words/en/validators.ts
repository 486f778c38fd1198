/** Words about validators. */
export const validatorsWords = {
  failed: 'Failed to load validators',
  none: 'No validator data available at the moment',
  unavailable: 'Validator Data Unavailable',
  hint: 'Validator data needs specialized APIs. Check back later or use official explorers.',
  fallback: 'Validator data temporarily unavailable. Please try again later.',
}
