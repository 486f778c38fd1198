/** Words about a domain. */
export const title = 'TON DNS'
export const description = 'Куда ведёт домен .ton, кому он принадлежит и на что указывает.'
export const lead = 'Куда ведёт домен. Если зона не указана, добавляется «.ton».'
export const domain = 'Домен'
export const example = 'example.ton'
export const failed = 'Не удалось узнать, куда ведёт домен'
export const notFound = 'Домен не найден'
export const noRecords = 'Этот домен ни на что не указывает: записей у него нет.'
export const noRecordsWhy = 'Никто не указал, куда он ведёт.'
/** Of records by an index that knows some kinds alone, and no end of a name. */
export const partial =
  'Могут быть и другие записи. Истёк ли срок имени, неизвестно: имя с истёкшим сроком всё ещё ведёт сюда.'
export const endUnknown = 'неизвестно: срок мог истечь'

/** Reasons why the form refuses what was typed. */
export const isAddress = 'Это адрес, а не имя: его найдёт поиск вверху страницы.'
export const isOtherLink = 'В этой ссылке нет домена TON.'

export const records = 'Записи'
export const resolved = 'Ведёт на адрес'
export const resolvedAddress = 'адрес, на который ведёт домен'
/** Names what is copied of a name that ran out. */
export const warnedAddress = (warning: string) => `адрес, на который ведёт домен. ${warning}`
export const storage = 'Бэг TON Storage'
export const storageId = 'ID бэга'
export const nextResolver = 'Следующий резолвер'
export const nextResolverAddress = 'адрес следующего резолвера'
export const picture = 'Изображение'
export const site = 'Сайт'
export const siteInTon = 'Сайт (ADNL)'
export const siteAddress = 'адрес сайта'

export const registration = 'Регистрация'
export const beingAuctioned = 'пока нет: имя достанется победителю аукциона'
export const item = 'Предмет (NFT)'
export const collection = 'Коллекция'
export const runsOut = 'Истекает'
export const ranOut = 'Срок истёк'
export const never = 'никогда'
export const ranOutOn = (day: string) => `Срок этого имени истёк ${day}: его может забрать тот, кто сделает ставку.`

export const bids = 'Ставки'
export const bid = 'Ставка'
export const bidder = 'Участник'
export const noBids = 'Ставок нет'

export const explanation = 'Что говорит домен'
/** `{zone}` is ".ton", drawn strong. */
export const aboutOwner = 'Домен {zone} — это NFT (TEP-81). Куда ведёт имя, решает владелец этого NFT.'
/** `{record}` is `walletRecord`, drawn strong. */
export const aboutWallet =
  'Платежи на имя идут туда, куда указывает его {record}. Это не обязательно владелец и не обязательно адрес самого NFT: показаны все три, каждый под своим названием.'
export const walletRecord = 'запись wallet'
export const aboutOthers =
  'Другие записи ведут на сайт, на бэг TON Storage или на другой контракт, который отвечает за поддомены.'
export const aboutRenewal = 'Домен, который не продлевали год, истекает и снова выставляется на аукцион.'
