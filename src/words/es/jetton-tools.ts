/** Words of the search among a page of jettons. */
export const search = 'Buscar un jetton en esta página'
export const placeholder = 'Símbolo, nombre o dirección'
export const found = (count: number, all: number) => `${count} de los ${all} de esta página`
export const none = (all: number) => `Ninguno de los ${all} de esta página; con su dirección se abre cualquier jetton`
export const noneHere = (all: number) =>
  `Ninguno de los ${all} de esta página. Enter busca por nombre entre todos los jettons; con su dirección se abre cualquiera`
export const open = (address: string) => `Abrir ${address}`
export const sorted = {
  marketcap: (all: number) => `Estos ${all}, por confianza y capitalización`,
  holders: (all: number) => `Estos ${all}, por número de titulares`,
  supply: (all: number) => `Estos ${all}, por suministro`,
} as const
export const pricesCame = 'Llegaron los precios: ordenar por capitalización'
export const noneNamed = 'tonapi no conoce ningún jetton cuyo nombre empiece así'
export const named = 'Jettons encontrados por nombre'
