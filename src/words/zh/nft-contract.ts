/** Words about the contract behind an NFT. */
export const contract = '合约'
export const contractAddress = '合约地址'
export const status = '合约状态'
export const standard = '标准'
export const methods = '合约方法'
export const recognised = '由索引器识别'
export const asked = '按标准的要求'
export const viewOn = (market: string) => `在 ${market} 查看`
