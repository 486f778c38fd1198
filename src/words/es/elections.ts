/** Words about elections, and about elected validators where the indexer does not list them. A separate file, because few pages load it. */
export const nextOpens = 'Se abre la próxima elección'
export const nextCloses = 'Se cierra la próxima elección'
/** A moment to come. */
export const at = (moment: string, left: string) => `${moment} · en ${left}`
export const isOpen = 'abierta ahora'
export const maxFactor = 'Factor máximo'
export const rules = 'Los stakes y cómo cuentan'
/** The set that was elected while another one is in force. */
export const nextSet = 'Próximos validadores'
export const notElected = 'aún sin elegir'
export const electedNext = (count: string, left: string) => `${count} elegidos, entran en ${left}`
export const elected = 'Validadores elegidos, según la cadena'
export const electedNote =
  'Del parámetro 34 de la configuración de la red. Faltan los stakes y las direcciones: solo tonapi los da.'
export const publicKey = 'Clave pública'
export const publicKeyValue = 'clave pública'
export const roundFailed = 'No se pudo cargar la ronda en curso'
