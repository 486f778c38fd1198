/** Words about an account and what it holds. */
export const title = 'Адрес'
export const description = 'Аккаунт сети TON: баланс, транзакции, жетоны и NFT.'
export const documentName = (start: string) => `Адрес ${start}…`
export const lookingUp = (domain: string) => `Ищем адрес домена ${domain}`
export const failed = 'Не удалось загрузить данные адреса'
export const notFound = 'Адрес не найден'
export const forms =
  'Адрес — это 48 символов, в начале EQ, UQ, Ef, Uf или подобное, либо запись 0: и 64 шестнадцатеричные цифры.'

export const testOnly = 'Вы открыли тестовую форму (test-only) этого адреса; это тот же аккаунт.'
export const skipToTabs = 'К транзакциям, жетонам и NFT'
export const own = 'Дать имя'
export const otherForms = 'Другие формы и QR-код'
export const active = 'активен'
export const uninitialized = 'не развёрнут'
export const frozen = 'заморожен'
export const unknownState = 'неизвестно'
export const openAsJetton = 'Открыть как жетон'
export const openAsCollection = 'Открыть как коллекцию NFT'
export const openAsNft = 'Открыть как NFT'
export const lastActivity = 'Последняя активность'

export const held = 'Что этот аккаунт делал и чем владеет'
export const jettons = 'Жетоны'
export const nfts = 'NFT'
export const status = 'Статус'

export const counterparty = 'Контрагент'
export const technical = 'Технические данные'
export const accountStatus = 'Статус аккаунта'
export const addressType = 'Тип адреса'
export const contract = 'Контракт'
export const byCodeHash = 'по хешу кода'
export const unknownContract = 'Хеш кода не относится ни к одному известному здесь контракту'
export const lastTransaction = 'Последняя транзакция'
export const lastTransactionHash = 'хеш последней транзакции'
export const dataHash = 'Хеш данных'
export const dataHashValue = 'хеш данных'

export const noJettons = 'Жетонов не найдено'
export const jettonTransfers = 'Переводы жетонов'
export const noJettonTransfers = 'Переводов жетонов не найдено'
export const noNewJettonTransfers = (count: number) => `Среди последних событий (${count}) нет переводов жетонов`
/** Beside a sum of money: of how many jettons it is. */
export const pricedOf = (priced: number, all: number) =>
  priced === all ? 'всего, по ценам tonapi' : `всего, по ценам tonapi для ${priced} из этих ${all}`
export const under = (least: string) => `<${least}`
export const jettonsFailed = 'Не удалось загрузить жетоны'
export const cappedJettons = 'Индексатор перечисляет первые 1 000 кошельков жетонов аккаунта; их может быть больше.'
export const unmarkedJettons = 'tonapi не отвечает: отметок доверия и цен нет.'
/** Button of a list whose marks and prices came after its rows. */
export const sortByTrust = 'Сортировать по доверию и стоимости'
export const direction = 'Направление'
export const sent = 'Отправлено'
export const received = 'Получено'
export const minted = 'Выпущено'
export const burned = 'Сожжено'
export const moveFailed = ', ошибка'

export const noNfts = 'NFT не найдено'
export const nft = 'NFT'
export const nftTransfers = 'Переводы NFT'
export const noNftTransfers = 'Переводов NFT не найдено'
/** Of jettons or NFTs. */
export const olderTransfers = 'Возможны и более ранние переводы.'
export const cappedNfts = 'Индексаторы перечисляют первые 1 000 NFT аккаунта; их может быть больше.'
export const unmarkedNfts = 'tonapi не отвечает: отметок доверия и изображений нет.'
export const nftsFailed = 'Не удалось загрузить NFT'
