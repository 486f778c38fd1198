/** Words about prices over time. */
export const price = (coin: string) => `Precio de ${coin}`
export const priceOver = (coin: string, span: 'day' | 'week' | 'month') =>
  `Precio de ${coin} en ${{ day: 'un día', week: 'una semana', month: 'un mes' }[span]}`
export const span = 'Período'
export const day = 'Día'
export const week = 'Semana'
export const month = 'Mes'
export const sevenDays = '7 días'
export const thirtyDays = '30 días'
export const failed = 'No se pudo cargar el gráfico de precios'
export const none = 'Sin datos de precio'
export const noMarket = 'El proveedor no conoce ningún mercado que negocie este jetton.'
export const priceUnknown = 'No se pudo cargar si tiene un precio.'

export const first = 'Primero'
export const last = 'Último'
export const lowest = 'Mínimo'
export const highest = 'Máximo'
export const change = 'Variación'
export const time = 'Hora'
export const pointPrice = 'Precio'
