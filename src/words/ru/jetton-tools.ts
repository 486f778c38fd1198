/** Words of the search among a page of jettons. */
export const search = 'Найти жетон на этой странице'
export const placeholder = 'Символ, название или адрес'
export const found = (count: number, all: number) => `${count} из ${all} на этой странице`
export const none = (all: number) => `Ни одного из ${all} на этой странице; по адресу откроется любой жетон`
export const noneHere = (all: number) =>
  `Ни одного из ${all} на этой странице. Enter ищет по имени среди всех жетонов, по адресу откроется любой`
export const noneNamed = 'У tonapi нет жетона с именем, которое так начинается'
export const named = 'Жетоны, найденные по имени'
export const open = (address: string) => `Открыть ${address}`
export const sorted = {
  marketcap: (all: number) => `Порядок этих ${all}: по доверию, затем по капитализации`,
  holders: (all: number) => `Порядок этих ${all}: по числу держателей`,
  supply: (all: number) => `Порядок этих ${all}: по эмиссии`,
} as const
export const pricesCame = 'Цены загрузились: сортировать по капитализации'
