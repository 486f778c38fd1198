/** Words of all charts. */
export const asTable = '以表格显示所有数据点'
export const points = '所有数据点'
