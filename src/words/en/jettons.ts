/** Words about the list of jettons. */
export const jettonListWords = {
  order:
    'In the order of the indexer’s daily ranking, from its second place on: the first cannot be asked for. Sorted within the page.',
  noneListed: 'No jettons found',
  unnamed: (count: number) => `${count} without symbol and name ${count === 1 ? 'is' : 'are'} not listed`,
}
