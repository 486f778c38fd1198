/** Words about the auction of one domain. */
export const title = 'Subasta'
export const ends = 'Termina'
export const ended = 'Terminó'
/** The rule of the contract for `.ton` names. */
export const extended = 'Una puja en la última hora la alarga una hora.'
export const isOver = 'La subasta terminó: el mejor postor puede quedarse con el nombre.'
export const nextBid = 'Próxima puja mínima'
export const raise = '5\u00a0% más que la mayor'
export const highestBid = 'Puja mayor'
export const bidAt = (site: string) => `Pujar en ${site}`
export const refused = (count: number) => (count === 1 ? '1 puja rechazada' : `${count} pujas rechazadas`)
export const refusedWhy = 'Se devolvieron: fueron demasiado bajas o llegaron tarde.'
export const notListed = 'Esta subasta no aparece en la lista.'
export const notListedWhy = 'El proveedor muestra las subastas en curso: puede que esta haya terminado.'
export const bidsFailed = 'No se pudieron cargar las pujas'
