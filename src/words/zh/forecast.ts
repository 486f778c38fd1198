/** Words about what a pasted message would do. */
export const title = '会发生什么'
export const lead =
  '在你的浏览器中，对接收方的当前状态试运行这条消息。不会发送任何内容；只向 toncenter 请求该账户和网络规则：三次请求，并一次性下载 2.1 MB。'
export const forecast = '预测：这些都没有真正发生'
export const basis = (seqno: string) =>
  `基于主链区块 ${seqno} 之后的账户状态试运行。消息到达之前发生的事情以及随机数都可能改变结果。`
export const refused = (reason: string) => `账户不会接受它：${reason}`
