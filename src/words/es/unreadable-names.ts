/** Words about saved names of the visitor that cannot be read. */
export const lost =
  'Los nombres y las direcciones en seguimiento guardados en este navegador no se pueden leer. Su texto se conserva aunque guardes nombres nuevos.'
export const keptAside =
  'Los nombres y las direcciones en seguimiento de este navegador no se pudieron leer, y su texto se guardó aparte.'
export const save = 'Guardar su texto'
export const remove = 'Eliminar su texto'
export const forget =
  'Esto también borra los nombres guardados que no se pueden leer. Antes puedes guardar su texto en un archivo desde la lista de seguimiento.'
