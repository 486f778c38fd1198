/** Words about the list of recent transactions. */
export const title = '最近交易'
export const description = 'TON 网络所有分片的最新交易。'
export const lead = '所有分片的最新 50 笔。此列表每 10 秒自动刷新。'
/** Opens the rest of a row on phones. */
export const more = '详情'
export const hash = '哈希'
export const none = '未找到最近交易'
export const newRows = (count: number) => `${count} 笔新交易`
export const gaps = (read: number, of: number) =>
  `来自最新 ${of} 个主链区块中的 ${read} 个：链的速度超过了此处允许的读取速度。`
export const isOld = (age: string) => `此处最新的交易为${age}：网络停滞、索引落后，或本设备时钟有误。`
export const unmarked = 'tonapi 无响应：缺少名称和诈骗标记。'
export const failedShards = (count: number) => `${count} 个分片区块无法读取。`

export const tips = '搜索提示'
export const tipHash = '交易可按其哈希（十六进制、base64 或 base64url）查找，也可按引发它的消息的哈希查找。'
export const tipAddress = '输入地址可查看其所有交易，任何写法均可。'
export const tipNumber = '数字表示主链区块；用户的交易在其分片区块中。'
/** `{key}` is the key to press. */
export const tipKey = '在任意页面按 {key} 即可搜索。'
