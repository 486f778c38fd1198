/** Words about markets. */
export const title = 'Mercados'
export const failed = 'No se pudieron cargar los mercados'
export const hint = 'Puede que la API de mercados no esté disponible por ahora'
export const none = 'No hay datos de mercados'
export const exchange = 'Exchange'
export const unknown = 'Desconocido'
export const pair = 'Par'
export const price = 'Precio'
export const volume = 'Volumen 24\u00a0h'
export const link = 'Enlace'
export const trade = 'Operar'
/** Follows `trade` where it is read out. */
export const tradeAt = (exchange: string) => ` en ${exchange}, se abre en una pestaña nueva`
export const updated = 'Actualizado'
export const lowest = 'Mínimo'
export const highest = 'Máximo'
export const spread = 'Diferencia'
export const ofLowest = 'del precio mínimo'
export const currentOnly =
  'Mínimo, máximo y diferencia dejan fuera los precios sin hora y los anteriores en más de una hora al más reciente.'
export const priceInDollars = 'Precio en USD'
export const converted = (currency: string) => `en ${currency}, al cambio del dólar según tonapi`
