/** Words about a change of who may use an account; `{who}` is an account. */
export const made = {
  'extension-added': '{who} 现在可以动用这里的全部资产',
  'extension-removed': '{who} 不能再动用这里的资产',
  'key-off': '该钱包的密钥已停用：只有扩展能动用资产',
  'key-on': '该钱包的密钥已重新启用',
  'plugin-added': '{who} 现在可以从这里取走 TON (插件)',
  'plugin-removed': '{who} 不能再从这里取走 TON (插件)',
  'plugin-deployed': '一个新插件现在可以从这里取走 TON',
  whitelisted: '{who} 现在可以从这里获得锁定的 TON',
  owner: '{who} 现在拥有该合约',
  deleted: '该钱包已被清空并删除',
  code: '该合约的代码已被替换',
}
export const signers = (threshold: number, count: number) => `现在由 ${count} 名签名者中的 ${threshold} 名决定`
export const nobody = '无人'
export const andMore = (count: number) => `{first}，另有 ${count} 项变更`
export const asked = '已请求；如果已执行：{first}'
export const replaced = 'toncenter 称该合约的代码已被替换'
/** Over the changes of a transaction that give control away. */
export const warning = '请确认这是你本人的操作'
export const perhaps = '已请求。如果已执行：'
export const more = (count: number) => `另有 ${count} 项变更`
