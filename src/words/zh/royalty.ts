/** Words about the share of sales that a collection names for its author. */
export const royalty = '版税'
export const ask = '从合集查询版税'
export const share = (percent: string, source: string) => `每次出售的 ${percent}，据 ${source}`
export const none = '未说明：其合集没有按 TEP-66 的要求回答'
export const failed = '无法询问'
