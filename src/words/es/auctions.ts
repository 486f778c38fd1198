/** Words about auctions of domains. */
export const title = 'Explorador de TON DNS'
export const description = 'Subastas en curso de dominios .ton y nombres de usuario t.me.'
export const lead =
  'El nombre es para quien tenga la puja mayor cuando se acabe el tiempo. Primero están las subastas que terminan antes.'
export const find = 'Buscar un dominio'
export const zone = 'Zona'
export const allZones = 'Todas'
export const failed = 'No se pudieron cargar las subastas de DNS'
export const none = 'No se encontraron subastas en curso'
export const noneIn = (zone: string) => `Ahora no se subasta ningún nombre en .${zone}.`
export const endedTitle = 'Subastas terminadas'
export const active = 'Subastas en curso'
export const status = 'Estado'
export const isActive = 'en curso'
export const ended = 'terminada'
export const inTime = (time: string) => `en ${time}`
export const over = 'terminada'
export const currentBid = 'Puja actual'
export const bidCount = (count: number) => (count === 1 ? '1 puja' : `${count} pujas`)
export const endsAt = 'Termina'
