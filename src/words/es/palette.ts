/** Words of the command palette and the keyboard shortcuts. */
export const title = 'Búsqueda y acciones'
export const hint = 'Nombre, dirección, hash, bloque o acción'
export const close = 'Cerrar'
export const foot = 'Enter abre, Supr borra una búsqueda, Esc cierra.'
export const help = 'Atajos de teclado'
export const helpLead = 'Fuera de los campos de texto, y sin Ctrl, Alt ni ⌘ donde no se indican.'
export const copied = 'Se copió un enlace permanente a esta página'
export const notCopied = 'No se pudo copiar'

export const ctrlK = 'Ctrl K'
export const commandK = '⌘ K'

/** Descriptions of the keyboard shortcuts. */
export const opens = 'Búsqueda y acciones'
export const helps = 'Esta lista de atajos'
export const goes = (screen: string) => `Ir a ${screen}`
export const earlier = 'Bloque o página anterior'
export const later = 'Bloque o página siguiente'
export const rowDown = 'Siguiente fila de la lista'
export const rowUp = 'Fila anterior de la lista'
export const copies = 'Copiar un enlace permanente a esta página'

/** Search synonyms of each screen, by path. */
export const screens = {
  '/blocks': 'masterchain, shards, seqno',
  '/transactions': 'pagos, transferencias',
  '/jettons': 'tokens, monedas',
  '/nft': 'colecciones, ítems',
  '/staking': 'pools, rendimiento, APY, nominadores',
  '/validators': 'elecciones, ronda',
  '/rates': 'precio, mercados, exchanges, conversor',
  '/dns': 'dominios, nombres',
  '/dns-explorer': 'pujas, dominios',
  '/stats': 'comisiones, tiempo de bloque, estado de la red',
  '/checks': 'pruebas, archivo de prueba, datos guardados, proveedores',
  '/inspect': 'BoC, bag of cells, bytes, celdas',
  '/watch': 'favoritos, nombres',
} as const
