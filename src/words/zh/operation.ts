/** Words about an operation whose name is not known here. */
export const ask = '向节点 API 询问名称'
export const asking = '正在询问 toncenter…'
export const failed = '未能加载名称。'
export const noName = 'toncenter 也没有它的名称。'
export const byNodeApi = '节点 API 的叫法'
