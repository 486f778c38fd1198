/** Words of the search among a page of jettons. */
export const search = 'Buscar un jetton en esta página'
export const placeholder = 'Símbolo, nombre o dirección'
export const found = (count: number, all: number) => `${count} de estos ${all}`
export const none = (all: number) => `Ninguno de estos ${all}; con su dirección se llega a cualquier jetton`
export const open = (address: string) => `Abrir ${address}`
export const sorted = {
  marketcap: (all: number) => `Estos ${all}, por confianza y capitalización`,
  holders: (all: number) => `Estos ${all}, por número de titulares`,
  supply: (all: number) => `Estos ${all}, por suministro`,
} as const
export const pricesCame = 'Llegaron los precios: ordenar por capitalización'
export const noneNamed = 'tonapi no conoce ningún jetton cuyo nombre empiece así'
export const named = 'Jettons encontrados por nombre'
