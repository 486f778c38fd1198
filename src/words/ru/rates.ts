/** Words about rates. */
export const title = 'Курсы TON'
export const description = 'Сколько стоит TON в четырёх валютах, на каких рынках и как менялась цена.'
export const currency = 'Валюта'
export const allFailed = 'Не удалось загрузить данные рынка. Попробуйте позже.'
export const unavailable = 'Недоступно'
export const coinPrice = (coin: string) => `Цена ${coin}`
export const inCurrency = (currency: string) => `в ${currency}`
export const inDay = (change: string) => `${change} за 24 ч`
export const marketCap = 'Капитализация (оценка)'
export const marketCapNote = 'при эмиссии 5 млрд'
export const totalMarkets = 'Всего рынков'
export const thatAreRead = 'которые читает индексатор'
export const volume = 'Объём за 24 ч'
export const volumeNote = 'сумма по рынкам, которые его публикуют'
export const inDollars = 'в долларах США'
