/** Words about one jetton. */
export const jettonWords = {
  failed: 'Failed to load jetton details',
  notFound: 'Jetton not found',
  holdersFailed: 'Failed to load holders',
  noHolders: 'No holders found',
}
