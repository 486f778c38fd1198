/** Words about the items of a collection. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const notOnSale = 'Не продаётся'
export const offers = (count: number) => (count === 0 ? 'Ничего не продаётся' : `${count} в продаже`)
/** Before the least price, behind how many are on sale. */
export const floor = ', от'
export const owners = (count: number) =>
  `${count} ${plural(count, { one: 'владелец', few: 'владельца', other: 'владельцев' })}`
export const ofPage = (count: number) => `среди показанных (${count})`
/** Words on the card of a collection. */
export const itemCount = (count: string) => `предметов: ${count}`
