/** Words about one NFT item or collection. */
export const title = 'NFT'
export const description = 'NFT или коллекция сети TON: изображение, владелец, свойства, контракт.'
/** In the dative, for `trust.ts`. */
export const anNft = 'NFT'
export const item = 'NFT'
export const collection = 'Коллекция NFT'
export const itemOrCollection = 'NFT или коллекция'
export const itemFailed = 'Не удалось загрузить NFT'
export const collectionFailed = 'Не удалось загрузить коллекцию NFT'
export const collectionsFailed = 'Не удалось загрузить коллекции NFT'
export const notFound = 'NFT не найден'
export const notKnown = (what: string) =>
  `По этому адресу индексатор не знает ничего подходящего (${what}). Возможно, это аккаунт другого вида.`
export const forms =
  'NFT находят по его адресу: 48 символов, в начале EQ или подобное, либо 0: и 64 шестнадцатеричные цифры.'

export const none = 'нет'
export const items = 'Предметы'
export const notNumbered = 'не пронумерованы'
export const authorLinks = 'Ссылки автора'
export const withheld = 'Скрыты: коллекция в чёрном списке'

export const attributes = (count: number) => `Свойства (${count})`
export const onSaleFor = 'Продаётся за'
export const heldBySale = 'На контракте продажи'
export const market = 'Площадка'
export const marketAddress = 'адрес площадки'
export const priceNotStated = 'не указана'
export const ofCollection = 'Коллекция'
export const confirmed = 'подтверждает, что предмет её'
export const unconfirmed = 'не подтверждает, что предмет её'
export const confirmationUnknown = 'неизвестно, подтверждает ли она, что предмет её'
export const index = 'Индекс'
export const domain = 'Домен'
