/** Words about the network in figures. */
export const title = 'Статистика сети'
export const description = 'Сеть TON в цифрах: последний блок, время блока, комиссии, валидаторы и состояние.'
export const about = 'О статистике сети'
export const aboutText =
  'Статистика обновляется каждые 30 секунд, последний блок — каждые 5. Каждое число либо сообщает провайдер, либо оно измерено по его данным; о состоянии судим по возрасту последнего блока мастерчейна: до 30 секунд — в норме, до 5 минут — с задержкой, дольше — остановилась. Транзакции пользователей — в блоках шардов, которые фиксируют блоки мастерчейна.'
export const none = 'Данных нет'

export const latestBlock = 'Последний блок'
export const ofMasterchain = 'мастерчейна'
export const blockTransactions = 'Транзакции блока'
export const inBlockAlone = (seqno: string) => `в самом блоке #${seqno}`
export const inNewestBlock = 'в последнем блоке'
export const activeValidators = 'Активные валидаторы'
export const inRound = 'в текущем раунде'
export const totalStakeTile = 'Общий стейк'
export const ofAllValidators = (coin: string) => `${coin}, у всех валидаторов`

export const chain = 'О блокчейне'
export const latestBlockFact = 'Последний блок'
export const stateRootHash = 'Корневой хеш состояния'
export const stateRootHashValue = 'корневой хеш состояния'

export const activity = 'Активность сети'
export const blockTime = 'Время блока'
export const transactionsPerBlock = 'Транзакций на блок'
export const aboutFiveSeconds = 'около 5 секунд'
export const seconds = (count: string) => `${count} с`
export const measuredOver = (blocks: string) => `измерено по блокам: ${blocks}`
export const latestTransactions = 'Транзакции последнего блока'
export const inBlock = (seqno: string) => `в #${seqno}`
export const alone = (seqno: string) => `в самом #${seqno}`
export const withShards = (seqno: string) => `в #${seqno} и его блоках шардов`
export const withReward = (seqno: string) => `в #${seqno}, включая награду за блок`
export const feesCollected = 'Собрано комиссий'
export const feesBurned = 'Сожжено комиссий'

export const validators = 'Статистика валидаторов'
export const totalValidators = 'Всего валидаторов'
export const totalStake = 'Общий стейк'
export const minStake = 'Минимальный стейк'
export const electionTime = 'Начало раунда'

export const health = 'Состояние и версия сети'
export const status = 'Состояние'
export const healthy = 'В норме'
export const delayed = 'С задержкой'
export const stalled = 'Остановилась'
export const unclear = 'Неясно: часы этого устройства расходятся'
/** `{age}` is how long ago, "5s ago". */
export const newestBlock = 'её последний блок создан {age}'
export const softwareVersion = 'Версия ПО'
export const blockVersion = 'Версия блока'
