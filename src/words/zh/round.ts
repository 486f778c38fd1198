/** Words about the running round of validators. */
export const over = (percent: string) => `已过 ${percent}%`
export const left = (time: string) => `${time}后结束`
export const ended = '已结束：下一轮次即将开始'
export const failed = '无法显示当前轮次。'
