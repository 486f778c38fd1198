/** Words about transactions that came while a history was on screen. */
export const newRows = (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''} 笔新交易`
