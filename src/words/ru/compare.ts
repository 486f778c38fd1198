/** Words about the comparison of a displayed fact with the answers of other providers. */
export const asking = 'Спрашиваем других провайдеров…'
export const agrees = (provider: string, what: string, when: string, count: number, of: number) =>
  `${provider} говорит то же, ${count} из ${of}: ${what}${when}.`
/** Note that two other providers agree, though both differ from the displayed value. */
export const agreeToo = (first: string, second: string) => `${first} и ${second} говорят одно и то же.`
export const differs = (shown: string, other: string, when: string) => `${shown} и ${other} расходятся${when}.`
export const single = (provider: string) => `Единственный источник: у ${provider} этого нет.`
export const otherAlone = (provider: string, values: string) => `Это сообщает только ${provider}: ${values}.`
export const movedOn = (shown: string, when: string, other: string, otherWhen: string) =>
  `Сравнить нельзя: ${shown}${when}, ${other}${otherWhen}.`
export const refreshFirst = 'Показанное старше: обновите его и сравните ещё раз.'
export const failed = (why: string) => `Не сравнено. ${why}`

/** Moment of the chain that a statement describes, appended to the statement. */
export const atLogicalTime = (lt: string) => ` на логическом времени ${lt}`
export const atBlock = (seqno: string) => ` на блоке ${seqno}`
export const atUnknown = ' на неизвестный момент'
export const unsaid = ', хотя ни один не говорит, на какой момент'
/** Difference between two newest blocks; `later`: seconds between the two answers. */
export const apart = (blocks: string, seconds: number | undefined, later: number) =>
  `Разница в блоках: ${blocks}${seconds ? `, около ${seconds} с` : ''}; между ответами ${later} с.`

/** Names of compared facts. */
export const balance = 'баланс'
export const status = 'статус'
export const lastTransaction = 'последняя транзакция'
export const codeHash = 'хеш кода'
export const dataHash = 'хеш данных'
export const hash = 'хеш'
export const rootHash = 'корневой хеш'
export const fileHash = 'хеш файла'
export const supply = 'общая эмиссия'
