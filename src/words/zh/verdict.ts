/** Words about figures of a page that were compared with what validators signed. */
export const signed = '由验证者签名，已在此核验'
/** In place of an unknown provider. */
export const aProvider = '某个提供方'
export const differs = (who: string, said: string, signed: string) => `${who} 称 ${said}，验证者签名的是 ${signed}`
export const apart = (who: string, said: string) => `这是验证者所签名的；${who} 可能处于另一时刻，称 ${said}`
export const asking = '正在请求区块的字节，以读取其中的数字。'
export const fees = '收取的手续费'
export const version = '版本'
export const time = '生成时间'
export const unread = (count: number) => `其中 ${count} 笔在下方列表中无法读取。`
export const listed = (who: string, strange: number, missing: number) =>
  `${who} 的列表有 ${strange} 笔不在该区块中，并漏掉了 ${missing} 笔`
export const notProved = '未能证明该区块的数字。'
