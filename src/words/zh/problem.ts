/** Reasons why something could not be loaded; `who` is the provider that was asked. */
export const offline = '此设备似乎处于离线状态。'
export const timeout = (who: string) => `${who} 在 30 秒内没有响应。`
export const rateLimited = (who: string) => `${who} 限制请求频率；几秒后应会响应。`
export const refused = (who: string) => `${who} 没有接受该请求。`
export const malformed = (who: string) => `${who} 返回的响应无法读取，因此不显示其中任何内容。`
export const notFound = (who: string) => `${who} 不知道它。`
export const notReady = (who: string) => `${who} 还没有它；几秒后应会有。`
export const tooLong = (who: string) => `对 ${who} 来说太长，无法列出。`
export const broken = (who: string) => `${who} 无法访问或出现故障。`
export const another = (who: string, what: string) => {
  const others = new Map([
    ['transaction', '另一笔交易'],
    ['account', '另一个账户'],
    ['block', '另一个区块'],
    ['jetton', '另一种 Jetton'],
    ['NFT', '另一枚 NFT'],
    ['collection', '另一个合集'],
    ['domain', '另一个域名'],
    ['trace', '另一条交易链'],
  ])
  return `${who} 返回的是${others.get(what) ?? `别的内容（${what}）`}，因此不显示其中任何内容。`
}
export const unknown = '本页出了问题。重新加载也许有用。'
