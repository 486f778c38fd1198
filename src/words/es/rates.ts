/** Words about rates. */
export const title = 'Precios y mercados de TON'
export const description = 'Cuánto vale TON en cuatro monedas, en qué mercados y cómo cambió su precio.'
export const currency = 'Moneda'
export const allFailed = 'No se pudieron cargar los datos de mercado. Inténtalo de nuevo más tarde.'
export const unavailable = 'No disponible'
export const coinPrice = (coin: string) => `Precio de ${coin}`
export const inCurrency = (currency: string) => `en ${currency}`
export const inDay = (change: string) => `${change} en 24\u00a0h`
export const marketCap = 'Capitalización (est.)'
export const marketCapNote = 'Estimada, con un suministro de 5\u00a0mil\u00a0millones'
export const totalMarkets = 'Total de mercados'
export const thatAreRead = 'que lee el indexador'
export const volume = 'Volumen 24\u00a0h'
export const volumeNote = 'suma de los mercados que lo publican'
export const inDollars = 'en dólares de EE. UU.'
