/** Words at the foot of lists that grow. */
export const loaded = (count: number) => `${count} loaded`
export const loadMore = 'Load more'
