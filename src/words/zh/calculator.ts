/** Words about what coins in a pool would earn. */
export const title = '收益试算'
export const amount = (coin: string) => `${coin} 数量`
export const pool = '质押池'
export const year = '一年'
export const estimate = (apy: string) => `按年化 ${apy}% 计，为提供方的估计；不计复利`
export const noYield = '提供方未给出该池的收益率。'
export const tooLittle = (least: string, coin: string) => `该池最少接受 ${least} ${coin}。`
