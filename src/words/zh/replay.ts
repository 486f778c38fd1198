/** Words about replaying a transaction in this browser. */
export const title = '重放'
export const lead =
  '用 TON 自己的虚拟机在你的浏览器中重新执行这笔交易。如果结果的哈希相同，那么这里的步骤就是网络执行过的步骤。需要 4 到 6 次请求，并一次性下载 2.1 MB。'
export const start = '重放'

/** Reason of a failure, followed by the check that threw. */
export const checked = (reason: string, failure: string) => `${reason} · 已通过重放核实：${failure}`
