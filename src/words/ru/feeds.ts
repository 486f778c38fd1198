/** Words at the foot of lists that grow. */
export const loaded = (count: number) => `Загружено: ${count}`
export const loadMore = 'Загрузить ещё'
