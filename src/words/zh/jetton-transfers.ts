/** Words about the transfers of a jetton. */
export const title = '最新转账'
export const failed = '无法加载转账'
export const none = '未找到转账'
export const noMints = '按发送时的情况列出：不含铸造或销毁的 Jetton。'
