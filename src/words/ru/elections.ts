/** Words about elections, and about elected validators where the indexer does not list them. A separate file, because few pages load it. */
export const nextOpens = 'Следующие выборы начнутся'
export const nextCloses = 'Следующие выборы закончатся'
/** A moment to come. */
export const at = (moment: string, left: string) => `${moment} · через ${left}`
export const isOpen = 'уже идут'
export const maxFactor = 'Макс. множитель'
export const rules = 'Стейки и как они учитываются'
/** The set that was elected while another one is in force. */
export const nextSet = 'Следующие валидаторы'
export const notElected = 'ещё не избраны'
export const electedNext = (count: string, left: string) => `избрано ${count}, вступят через ${left}`
export const elected = 'Избранные валидаторы, по данным блокчейна'
export const electedNote = 'Из параметра 34 конфигурации сети. Стейков и адресов нет: их перечисляет только tonapi.'
export const publicKey = 'Публичный ключ'
export const publicKeyValue = 'публичный ключ'
export const roundFailed = 'Не удалось загрузить текущий раунд'
