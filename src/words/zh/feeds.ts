/** Words at the foot of lists that grow. */
export const loaded = (count: number) => `已加载 ${count} 条`
export const loadMore = '加载更多'
