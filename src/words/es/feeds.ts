/** Words at the foot of lists that grow. */
export const loaded = (count: number) => (count === 1 ? 'Se cargó 1' : `Se cargaron ${count}`)
export const loadMore = 'Cargar más'
