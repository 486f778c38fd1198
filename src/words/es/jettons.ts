/** Words about the list of jettons. */
export const title = 'Jettons de TON'
export const description =
  'Jettons, los tokens fungibles de la red TON: suministro, titulares, tendencia de 7 días y confianza.'
export const lead = 'Cualquiera puede dar a un jetton el nombre que quiera: fíjate en la marca de lista blanca.'
export const none = 'No se encontraron jettons'
export const unnamed = (count: number) =>
  count === 1 ? '1 sin símbolo ni nombre no se muestra' : `${count} sin símbolo ni nombre no se muestran`
export const jettons = 'Jettons'
export const byMarketCap = 'Capitalización'
export const bySupply = 'Suministro'

export const totalJettons = 'Total de jettons'
export const totalHolders = 'Total de titulares'
export const averageHolders = 'Media de titulares'
export const onThisPage = 'en esta página'
export const page = 'Página'
export const pageSize = '100 jettons en cada una'

export const holderCount = (count: number, short: string) => `${short} ${count === 1 ? 'titular' : 'titulares'}`
export const supply = 'Suministro'
export const impossible = 'no puede ser cierto'
export const marketCap = 'Capitalización'
export const marketCapHint = 'Precio × suministro'
export const addressOf = (symbol: string) => `dirección de ${symbol}`
export const details = 'Ver detalles'
/** Follows `details` where it is read out. */
export const detailsOf = (symbol: string) => ` de ${symbol}`
export const week = '7 días'
export const weekInDollars = '7 días, en USD'
export const pricesFailed = 'No se pudieron cargar los precios'
