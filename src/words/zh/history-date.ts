/** Words about a history that is shown from a date on back. */
export const label = '显示截至某日的历史'
export const open = '跳到某日'
export const go = '显示'
export const from = (day: string, source: string) => `从${day}往前，按 ${source} 的列表。`
export const none = (day: string) => `截至${day}没有任何活动。`
export const failed = (day: string) => `未能加载截至${day}的历史。`
export const newest = '回到最新'
