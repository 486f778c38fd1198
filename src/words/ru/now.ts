/** Words of what Home shows below its ribbon: the newest movements, the price over a week, the running round. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Сейчас'
export const caption = 'Что делают люди, сначала новое'
export const all = 'Все транзакции'
export const failed = 'Не удалось показать последние транзакции.'
export const none = 'В последних блоках движений не было'
export const system = (count: number) =>
  `${count} ${plural(count, { one: 'системная транзакция', few: 'системные транзакции', other: 'системных транзакций' })}`
export const steps = (count: number) =>
  `${count} ${plural(count, { one: 'транзакция, вызванная', few: 'транзакции, вызванные', other: 'транзакций, вызванных' })} другими или без движения средств`
export const between = 'Не показаны:'

export const price = (coin: string) => `${coin}, 7 дней`
export const priceOf = (coin: string) => `Цена ${coin} за 7 дней`
export const rates = 'Курсы'
export const extremes = (lowest: string, highest: string) => `минимум ${lowest}, максимум ${highest}`
export const inWeek = (change: string) => `${change} за 7 дней`

export const round = 'Валидаторы'
export const allValidators = 'Все валидаторы'
export const elected = (count: string) => `Избрано на текущий раунд: ${count}`

/** Things worth opening on this network, by kind. */
export const examples = {
  payment: 'Свежий платёж',
  jettons: 'Перевод токенов',
  nft: 'Переданный NFT',
  failed: 'Неудачная транзакция',
} as const
