/** Names of messages' bodies. */
export const transfer = 'Перевод'
export const comment = 'Комментарий'
export const binaryComment = 'Двоичный комментарий'
export const encryptedComment = 'Зашифрованный комментарий'
export const bounced = (original: string) => `Возврат: ${original}`
export const bouncedMessage = 'Возвращённое сообщение'
export const unreadable = 'Нечитаемое тело'
export const operation = (opcode: string) => `Операция ${opcode}`
export const signedRequest = 'Подписанный запрос'

const OPERATIONS = `
2FA: cancel delegation|2FA: отмена делегирования
2FA: delegation|2FA: делегирование
2FA: remove extension|2FA: удаление расширения
2FA: send message|2FA: отправка сообщения
Airdrop: lock and claim|Раздача: блокировка и получение
Change of owner|Смена владельца
Code upgrade|Обновление кода
Code upgrade accepted|Обновление кода принято
Config: new proposal|Конфигурация: новое предложение
Config: proposal accepted|Конфигурация: предложение принято
Config: validator set accepted|Конфигурация: набор валидаторов принят
Config: validator set refused|Конфигурация: набор валидаторов отклонён
Config: vote|Конфигурация: голос
DNS auction top-up|Пополнение аукциона DNS
DNS balance release|Возврат баланса DNS
DNS bid returned|Ставка DNS возвращена
DNS governance decision|Решение управления DNS
DNS record change|Изменение записи DNS
Deploy|Развёртывание
Deploy by a factory|Развёртывание фабрикой
Deployed|Развёрнуто
Elections: stake request|Выборы: запрос стейка
Elector: answer to an unknown request|Электор: ответ на неизвестный запрос
Elector: new complaint|Электор: новая жалоба
Elector: new stake|Электор: новый стейк
Elector: new validator set|Электор: новый набор валидаторов
Elector: stake accepted|Электор: стейк принят
Elector: stake recovered|Электор: стейк возвращён
Elector: stake recovery request|Электор: запрос возврата стейка
Elector: stake returned|Электор: стейк отправлен обратно
Elector: vote on a complaint|Электор: голос по жалобе
Excesses|Остаток газа
Highload wallet request|Запрос highload-кошелька
Invoice|Счёт
Jetton burn|Сжигание жетонов
Jetton burn notification|Уведомление о сжигании жетонов
Jetton call to a wallet|Вызов кошелька жетона
Jetton change of admin|Смена администратора жетона
Jetton change of metadata|Изменение метаданных жетона
Jetton claim of admin|Принятие прав администратора жетона
Jetton drop of admin|Отказ от прав администратора жетона
Jetton internal transfer|Внутренний перевод жетонов
Jetton mint|Выпуск жетонов
Jetton transfer|Перевод жетонов
Jetton transfer notification|Уведомление о переводе жетонов
Jetton upgrade|Обновление жетона
Jetton wallet address|Адрес кошелька жетона
Jetton wallet address request|Запрос адреса кошелька жетона
Jetton wallet status|Статус кошелька жетона
Multisig: approval accepted|Мультисиг: одобрение принято
Multisig: approval rejected|Мультисиг: одобрение отклонено
Multisig: approve|Мультисиг: одобрение
Multisig: execute|Мультисиг: исполнение
Multisig: execute internally|Мультисиг: внутреннее исполнение
Multisig: new order|Мультисиг: новое поручение
Multisig: order|Мультисиг: поручение
NFT content edit|Правка содержимого NFT
NFT editorship assigned|Назначен редактор NFT
NFT editorship transfer|Передача прав редактора NFT
NFT ownership assigned|Назначен владелец NFT
NFT static data|Неизменные данные NFT
NFT static data request|Запрос неизменных данных NFT
NFT transfer|Перевод NFT
Owner changed|Владелец сменился
Plugin installed|Плагин установлен
Plugin payment|Платёж плагину
Plugin payment request|Запрос платежа плагином
Plugin removal|Удаление плагина
Plugin removed|Плагин удалён
Royalty|Роялти
Royalty request|Запрос роялти
SBT destruction|Уничтожение SBT
SBT owner|Владелец SBT
SBT owner request|Запрос владельца SBT
SBT ownership proof|Доказательство владения SBT
SBT proof request|Запрос доказательства SBT
SBT revocation|Отзыв SBT
Sale: change of price|Продажа: изменение цены
Subscription: payment|Подписка: платёж
Telegram item: bid|Предмет Telegram: ставка
Telegram item: bid returned|Предмет Telegram: ставка возвращена
Telegram item: end of auction|Предмет Telegram: конец аукциона
Telegram item: start of auction|Предмет Telegram: начало аукциона
Top-up|Пополнение
Vesting: add to whitelist|Вестинг: добавление в белый список
Vesting: message sent|Вестинг: сообщение отправлено
Vesting: send message|Вестинг: отправка сообщения
Vesting: whitelist extended|Вестинг: белый список дополнен
Wallet request of an extension|Запрос кошельку от расширения
Wallet request, relayed|Запрос кошельку через посредника
Wallet request, signed|Подписанный запрос кошельку`
/** Of protocols: behind the protocol's name. */
const DEEDS = `
add liquidity|добавление ликвидности
burn notification|уведомление о сжигании
buy|покупка
bought|куплено
sell|продажа
sold|продано
cancel deposit|отмена депозита
deploy|развёртывание
deploy wallet|развёртывание кошелька
deposit|депозит
deposit both assets|депозит обоих активов
deposit liquidity|внесение ликвидности
excesses|остаток газа
mint of LP tokens|выпуск токенов LP
new stake|новый стейк
next swap|следующий обмен
payment|платёж
payout|выплата
payout of referral fee|выплата реферальных
pay out from pool|выплата из пула
provide liquidity|внесение ликвидности
referral fee|реферальные
refund of TON|возврат TON
send stake|отправка стейка
stake|стейк
stake accepted|стейк принят
swap|обмен
swap TON|обмен TON
swap done|обмен исполнен
swap done, with referral|обмен исполнен, с рефералом
swap in pool|обмен в пуле
swap refused, no liquidity|обмен отклонён (нет ликвидности)
swap refused, reserves|обмен отклонён: резервы
transfer of TON|перевод TON
unstake|вывод стейка
withdrawal|вывод
withdrawal completed|вывод завершён
withdrawal delayed|вывод отложен
withdrawal paid|вывод выплачен
withdrawals accepted|выводы приняты`

const find = (table: string, name: string) => table.split(`\n${name}|`)[1]?.split('\n', 1)[0]

/** Operations, by their English names (`ton/operations`). */
export const named = (name: string): string => {
  const [protocol, deed] = name.split(': ')
  const own = deed && find(DEEDS, deed)
  return find(OPERATIONS, name) ?? (own ? `${protocol}: ${own}` : name)
}
