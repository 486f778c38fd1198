/** Words around every page: head, header and footer. */

/** The language of these words, as `lang` of the pages. */
export const language = 'es'
/** Start of the paths of its pages: `/` and the language, but for English. */
export const start = '/es'
/** Its name in itself, and what offers its pages to those who read them in another language. */
export const ownName = 'Español'
export const offer = 'Esta página también está en español:'
export const offerTaken = 'leerla en español'
export const offerRefused = 'Descartar'
export const languages = 'Idiomas'
export const name = 'Nanoscope'
export const homeTitle = 'Nanoscope, un explorador de TON'
export const homeLabel = 'Nanoscope, inicio'
export const skip = 'Ir al contenido'
export const isOffline = 'No tienes conexión. Lo que ves se obtuvo antes; no se puede consultar nada nuevo.'
export const needsScript =
  'Tu navegador lee esta página en vivo de la cadena, y para eso necesita JavaScript. Nada de ella se guarda en un servidor.'

export const mainLabel = 'Principal'
export const more = 'Más'
export const home = 'Inicio'
export const jettons = 'Jettons'
export const nft = 'NFT'
export const staking = 'Staking'
export const validators = 'Validadores'
export const blocks = 'Bloques'
export const transactions = 'Transacciones'
export const rates = 'Precios'
export const dns = 'DNS'
export const auctions = 'Subastas'
export const statistics = 'Estadísticas'
export const checks = 'Comprobaciones'
export const inspect = 'Inspeccionar'
export const watch = 'Seguimiento'

export const about = (network: string) =>
  `Nanoscope lee la red TON (${network}) desde tu navegador. Sin registro ni rastreadores.`
export const licenses = 'Licencias'
export const moreScreens = 'Más secciones'
export const elsewhere = 'Otros sitios'
export const documentation = 'Documentación de TON'
export const source = 'Código fuente'
export const newTab = 'se abre en una pestaña nueva'

export const searchHint = 'Dirección, hash, bloque o dominio .ton'
export const searchAll = 'Toda la red'
export const searchSite = 'Sitio'
export const search = 'Buscar'

export const networkTitle = (network: string) => `Solo visual: no afecta a los datos, que vienen de ${network}.`
