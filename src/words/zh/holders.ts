/** Words about who holds a jetton. */
export const failed = '无法加载持有者'
export const none = '未找到持有者'
export const inAll = (count: string) => `共 ${count} 位`
export const rank = '排名'
export const percentage = '占比'
/** Said of an account that the indexer calls no wallet, when no public list knows it. */
export const noWallet = '非钱包'
export const jettonWallet = 'Jetton 钱包'
export const exceedsSupply = '有持有者的数量超过了所称的供应量：两者之一不属实。'
export const concentration = '持有集中度'
export const largest = '最大持有者'
export const top = (count: number) => `前 ${count} 名`
export const ofSupply = ' 的供应量'
