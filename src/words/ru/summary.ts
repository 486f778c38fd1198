/** Transactions, in one sentence each; the shorter form stands beside its amount. A name in braces is filled with what it names. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const tick = 'Системный вызов в начале блока'
export const tock = 'Системный вызов в конце блока'
export const storage = 'Система списала плату за хранение'
export const split = 'Система разделила аккаунт'
export const merge = 'Система объединила аккаунт'

export const sent = 'Отправлено на {who}'
export const sentAmount = 'Отправлено {amount} на {who}'
export const sentToSelf = 'Отправлено себе'
export const sentAmountToSelf = 'Отправлено {amount} себе'
export const received = 'Получено от {who}'
export const receivedAmount = 'Получено {amount} от {who}'
export const receivedOperation = '{operation} от {who}'
export const receivedOperationAmount = '{operation} от {who}, сумма {amount}'
export const sentOperation = '{operation} для {who}'
export const sentOperationAmount = '{operation} для {who}, сумма {amount}'
export const excesses = 'Остаток газа от {who}'
export const excessesAmount = 'Вернулся остаток газа {amount} от {who}'

export const paid = (count: number) =>
  `Отправлено на ${count} ${plural(count, { one: 'аккаунт', few: 'аккаунта', other: 'аккаунтов' })}`
export const paidAmount = (count: number) =>
  `Отправлено {amount} на ${count} ${plural(count, { one: 'аккаунт', few: 'аккаунта', other: 'аккаунтов' })}`
export const andMore = (count: number) =>
  `{first} и ещё ${count} ${plural(count, { one: 'сообщение', few: 'сообщения', other: 'сообщений' })}`

export const passedOn = 'Ушло на {who}'
export const passedAmountOn = 'Ушло {amount} на {who}'
export const arrived = 'Пришло от {who}'
export const arrivedAmount = 'Пришло {amount} от {who}'
export const burned = 'Сожжено'
export const burnedAmount = 'Сожжено {amount}'
export const burnedBy = '{who}: сожжено'
export const burnedAmountBy = '{who}: сожжено {amount}'
export const ordered = '{operation} для {who}'
export const orderedAmount = '{operation}: выплачено {amount} для {who}'

export const extraCurrency = (amount: string, id: number) => `${amount} ед. дополнительной валюты ${id}`
export const moreCurrencies = (count: number) =>
  `ещё ${count} ${plural(count, { one: 'валюта', few: 'валюты', other: 'валют' })}`
/** Between two extra currencies. */
export const listed = ', '
export const withCurrencies = '{amount} и {text}'

export const swapped = 'Обменяно {amount} на {got}, биржа {exchange}'
export const partlySwapped = 'Частично: {amount} обменяно на {got}; биржа {exchange} провела не весь обмен'
export const givenBack = 'Возвращено {amount}: биржа {exchange} не провела обмен'

/** Of jettons, where no jetton wallet of the account is known to have moved them. */
export const saidReceived = 'По словам контракта, от {who}'
export const saidReceivedAmount = 'Контракт сообщает, что пришло {amount} от {who}; не проверено'
export const askedToSend = 'Запрошена отправка на {who}'
export const askedToSendAmount = 'Запрошена отправка {amount} на {who}; не проверено'
export const askedToBurn = 'Запрошено сжигание'
export const askedToBurnAmount = 'Запрошено сжигание {amount}; не проверено'
export const askedOrder = '{operation}, запрошено у {who}'
export const askedOrderAmount = '{operation}: запрошена выплата {amount} для {who}; не проверено'
export const saidToItself = '{amount} себе; не проверено'
export const saidReceivedNft = 'Контракт сообщает, что пришёл NFT {item} от {who}; не проверено'
export const notChecked = '{first}; не проверено'

export const sentNft = 'Отправлен NFT {item} на {who}'
export const receivedNft = 'Получен NFT {item} от {who}'
export const handedOver = 'Передан, новый владелец {who}'
export const sentToSale = 'Отправлено в контракт продажи NFT {who}'
export const sentAmountToSale = 'Отправлено {amount} в контракт продажи NFT {who}'
export const sentToAuction = 'Отправлено в аукцион NFT {who}'
export const sentAmountToAuction = 'Отправлено {amount} в аукцион NFT {who}'
export const boughtNft = 'Куплен NFT {item}'
export const boughtNftAmount = 'Куплен NFT {item}; за него отправлено {amount}'

export const staked = 'Внесён стейк на выборы'
export const stakedAmount = 'Внесён стейк {amount} на выборы'
export const stakeBack = 'Возврат стейка от {who}'
export const stakeBackAmount = 'Получен обратно стейк {amount} от {who}'

export const outbid = 'Ставка перебита, сообщает {who}'
export const outbidAmount = 'Получено {amount}; {who} сообщает, что ставка перебита'

export const sentOn = '{first}, отправлено дальше {amount}'
export const sentBack = '{first}, возвращено {amount}'

/** Orders, as a part of a sentence. */
export const askedAmount = '{amount} на {who}'
export const askedAmountToSelf = '{amount} себе'
export const askedAmountOf = (count: number) =>
  `{amount} на ${count} ${plural(count, { one: 'аккаунт', few: 'аккаунта', other: 'аккаунтов' })}`
export const wholeBalance = 'весь TON этого аккаунта'
export const remainingValue = 'остаток полученного TON'
export const askedOperation = '{operation} для {who}, сумма {amount}'
export const askedNft = 'NFT {item} на {who}'
export const aLog = 'лог'
export const unreadOrders = (count: number) =>
  `${count} ${plural(count, { one: 'нечитаемое поручение', few: 'нечитаемых поручения', other: 'нечитаемых поручений' })}`

export const notSent = 'Не отправлено: {asked}'
export const notSentFunds = 'Не отправлено: {asked} (не хватило TON)'
export const partlySent = (left: number, of: number) => `{first}; пропущено ${left} из ${of}`
export const ignored = 'Запрос проигнорирован: {asked}'
export const ignoredUnknown = 'Запрос проигнорирован'
export const cameWithIt = '{first}; с ним пришло {amount} от {who}'
export const allLeftOut = 'Ничего не отправлено: пропущено всё'
export const nothingChanged = 'Ошибка: ничего не отправлено и не изменено'
export const proposed = 'Предложено: {asked}'
/** Of an order of a multisig that was approved, failed, and is not done again. */
export const orderDead = 'Заявка погибла: {asked}'
export const orderDeadAmount = 'Заявка погибла: {asked}; её {amount} остались здесь'
export const payingOut = 'Выплата: {asked}'

export const setUp = 'Кошелёк активирован'
export const contractSetUp = 'Контракт развёрнут'
export const withSetUp = '{first}; заодно активирован кошелёк'
export const unfrozen = 'Разморожен'
export const withUnfrozen = '{first}; заодно разморожен кошелёк'
export const toItself = '{amount} себе'
export const alsoChanged = '{first}; {change}'

export const deployed = 'Развёрнут, отправитель {who}'
export const deployedAmount = 'Развёрнут, отправитель {who}, сумма {amount}'
export const unfrozenBy = 'Разморожен, отправитель {who}'
export const unfrozenByAmount = 'Разморожен, отправитель {who}, сумма {amount}'
export const requested = 'Подписанный запрос; ничего не отправлено'
export const calledFromOutside = 'Запрос извне TON; ничего не отправлено'
export const ran = 'Сработал сам; ничего не отправлено'
export const logged = 'Записан лог'

export const cameBack = 'Вернулось: получатель {who} отказал'
export const cameBackAmount = 'Вернулось {amount}: получатель {who} отклонил сообщение'
export const cameBackOperation = 'Вернулось {amount}: получатель {who} отклонил запрос «{operation}»'
/** Of a row whose return is among the rows of its list. */
export const cameBackLater = '{first}; вернулось'
export const partlyBack = (back: number, of: number) => `{first}; вернулось ${back} из ${of}`
export const refused = 'Отклонено сообщение от {who}'
export const refusedAmount = 'Сумма {amount} от {who} отклонена, обратно отправлено {back}'
export const refusedOperation = 'Отклонён запрос «{operation}» от {who}, обратно отправлено {back}'
export const failed = 'Ошибка при обработке сообщения от {who}'
export const failedAmount = 'Ошибка при обработке сообщения от {who}, сумма {amount}'
export const failedOperation = 'Ошибка при обработке «{operation}» от {who}, сумма {amount}'
export const failedOutside = 'Ошибка при обработке запроса извне TON'
export const kept = 'Ошибка при обработке сообщения от {who}; сумма осталась'
export const keptAmount = 'Ошибка при обработке сообщения от {who}; сумма {amount} осталась здесь'
export const keptOperation = 'Ошибка при обработке «{operation}» от {who}; сумма {amount} осталась здесь'
export const inVain = '{first}; код здесь не смог обработать уведомление'
export const lies = '{first}; контракт здесь тогда не был развёрнут'
