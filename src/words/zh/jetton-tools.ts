/** Words of the search among a page of jettons. */
export const search = '在本页查找 Jetton'
export const placeholder = '符号、名称或地址'
export const found = (count: number, all: number) => `本页 ${all} 个中的 ${count} 个`
export const none = (all: number) => `本页 ${all} 个中没有；输入地址可打开任何 Jetton`
export const noneHere = (all: number) =>
  `本页 ${all} 个中没有。按 Enter 可按名称在所有 Jetton 中查找，输入地址可打开任何 Jetton`
export const noneNamed = 'tonapi 中没有名称以此开头的 Jetton'
export const named = '按名称找到的 Jetton'
export const open = (address: string) => `打开 ${address}`
export const sorted = {
  marketcap: (all: number) => `这 ${all} 个先按信任、再按市值排序`,
  holders: (all: number) => `这 ${all} 个按持有者数量排序`,
  supply: (all: number) => `这 ${all} 个按供应量排序`,
} as const
export const pricesCame = '价格已到：按市值排序'
