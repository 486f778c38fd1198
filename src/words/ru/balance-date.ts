/** Words about an account as it was on a date. */
export const title = 'Баланс на дату'
export const lead =
  'На момент последнего блока дня по вашему календарю; доказывается здесь: блок, который для этого дня находит toncenter, аккаунт после этого блока и подписи валидаторов.'
export const label = 'День'
export const go = 'Доказать баланс'
export const finding = 'Ищем блок этого дня…'
export const notOver = 'Этот день ещё не закончился: текущий баланс указан выше.'
export const none = (day: string) => `${day} сети ещё не существовало.`
export const failed = (day: string) => `Блок за ${day} не найден.`
export const found = (seqno: string, day: string) => `Блок мастерчейна ${seqno}, последний к концу дня ${day}`

export const asset = 'Актив'
export const jetton = (unit: string, address: string) => `${unit} · ${address}`
export const jettons = 'Жетонов на кошельке'
export const coins = 'Собственный баланс'
/** Of a jetton; whose word it is that a contract is its wallet. */
export const ofWallet =
  'Для {wallet}. Что это кошелёк аккаунта для этого жетона, известно со слов индекса и не доказано.'
export const unreadable = 'Данные этого кошелька жетона устроены способом, который здесь неизвестен.'
