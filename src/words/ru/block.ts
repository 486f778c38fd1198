/** Words about one block and its shards. */
export const title = 'Блок'
export const description = 'Блок сети TON: хеши, время, шарды и транзакции.'
export const shardBlock = 'Блок шарда'
export const failed = 'Не удалось загрузить данные блока'
export const notFound = 'Блок не найден'
export const notHeld = (seqno: string) =>
  `Блока ${seqno} нет ни у одного провайдера. Возможно, он ещё не создан или слишком стар.`
export const noSuchSeqno =
  'Адрес блока заканчивается порядковым номером, от 1 до 4294967295. Блок 0 — нулевое состояние, с которого начался блокчейн.'
export const notReady = 'Этого блока ещё нет'
export const notReadyWhy = 'Он вот-вот будет создан или дойдёт до серверов, которые мы спрашиваем.'
export const notMade = 'Этот блок ещё не создан'
export const notMadeWhy = (newest: string) => `Последний — #${newest}. Страница сама проверит снова.`
export const newest = 'Последние блоки'
export const neighbours = 'Соседние блоки'
export const previous = 'Предыдущий блок'
export const next = 'Следующий блок'

export const workchain = 'Воркчейн'
export const shard = 'Шард'
export const seqno = 'Порядковый номер'
export const version = 'Версия'
export const generatedAt = 'Создан'

/** Stand beside each other: transactions of a block, and with those of the shard blocks it commits. */
export const alone = (count: string) => `${count} в самом блоке`
export const withShards = (count: string) => `${count} вместе с его блоками шардов`
export const hash = 'Хеш'
export const shards = 'Шарды'
export const shardsFailed = 'Не удалось загрузить шарды'
export const noTransactions = 'В этом блоке нет транзакций'
export const ofUsers =
  'В блоках мастерчейна в основном транзакции самой системы. Транзакции пользователей — в блоках шардов, которые мастерчейн фиксирует.'
