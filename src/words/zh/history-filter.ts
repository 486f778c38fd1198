/** Words of which rows of a history are shown, each before how many there are. */
export const show = '显示'
export const all = (count: number) => `全部 ${count}`
export const received = '收到'
export const sent = '转出'
export const tokens = '代币'
export const comments = '备注'
export const failed = '失败'
export const counterparty = '交易对方'
export const everybody = '所有对方'
export const none = '已加载的行中没有同时满足两个条件的。'
