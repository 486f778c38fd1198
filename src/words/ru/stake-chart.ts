/** Words about the weight that the largest validators hold together. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const what = 'Доля веса, которая приходится на крупнейших валидаторов вместе'
export const largest = (count: number, digits: string) =>
  count === 1
    ? 'Крупнейший валидатор'
    : `${digits} ${plural(count, { one: 'крупнейший валидатор', few: 'крупнейших валидатора', other: 'крупнейших валидаторов' })}`
export const validators = 'Валидаторы'
export const share = 'Доля веса'
