/** Words around lists: their order, their shape, their pages. */
export const sortBy = 'Ordenar por'
export const view = 'Vista'
export const cards = 'Tarjetas'
export const table = 'Tabla'
export const pages = 'Páginas'
export const page = 'Página'
export const previous = 'Anterior'
export const next = 'Siguiente'
export const saveAs = { csv: 'Guardar CSV', json: 'Guardar JSON' }
