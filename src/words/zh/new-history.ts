/** Words about transactions that came while a history was on screen, or are on their way. */
export const newRows = (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''} 笔新交易`
/** Transactions that no block holds yet. */
export const onTheirWay = (count: number) => `${count} 笔交易正在途中，尚未进入任何区块。`
export const foreseen = '由 toncenter 模拟得出，实际结果可能不同。'
