/** Words about saving an account's transactions as a file. */
export const open = '导出'
export const shown = '保存所示内容'
export const shownHint = (rows: number) => `${rows} 笔交易，无需再发请求`
export const asCsv = '保存 CSV'
export const asJson = '保存 JSON'
export const range = '日期范围'
export const from = '从 (UTC)'
export const to = '到 (UTC)'
export const format = '格式'
export const csv = 'CSV'
export const json = 'JSON'
export const koinly = 'Koinly'
export const cointracking = 'CoinTracking'
export const start = '开始'
export const reversed = '开始日期晚于结束日期。'

/** Goes into the two lines below. */
export const duration = (seconds: number) =>
  seconds < 60 ? '不到一分钟' : seconds < 120 ? '约一分钟' : `约 ${Math.round(seconds / 60)} 分钟`
export const estimate = (pages: number, time: string) => `约 ${pages} 页，按提供方的速度用时${time}。`

/** Progress: rows are lines of the file. */
export const progress = (_rows: number, count: string, day: string | null) =>
  `${count} 行${day ? `，已回溯至 ${day}（UTC）` : ''}`
export const left = (time: string) => `还需${time}`
export const checking = '正在核对余额和 Jetton。'
export const pause = '暂停'
export const goOn = '继续'
export const cancel = '取消'
export const pausedHere = '已暂停。'
export const pausedReload = '离开页面时已暂停。'
export const pausedElsewhere = '另一个标签页正在继续此导出。'
export const pausedFailed = '已暂停，因为有一页未能加载。'
export const pausedFull = '已暂停，因为此浏览器无法保存这些行。'

export const notKept =
  '此浏览器无法保存这些行：其数据库被禁用、已损坏，或被另一个标签页占用。请停留在本页，直到文件保存完毕。'
export const damaged = '文件未保存：此浏览器中保存的行缺失或损坏。“新的导出”会重新加载它们。'

export const complete = 'TON 部分完整：每笔交易都指明其前一笔，一笔不缺。'
export const cancelled = '不完整：在到达第一天之前已取消。文件名中有注明。'
export const gap = '不完整：提供方在中间漏掉了一笔交易。文件名中有注明。'
export const historyEnds = '不完整：提供方没有该账户更早的交易。文件名中有注明。'
export const uncertainEnd = '不完整：日期范围的末尾由索引定位，而索引可能滞后，可能缺少较新的交易。文件名中有注明。'
export const deletedBetween =
  '不完整：账户在此期间被删除后又重新创建。此前的交易只有索引列出，可能有缺失。文件名中有注明。'
export const balances = (opening: string, moved: string, closing: string) =>
  `期初余额 ${opening}，变动 ${moved}（含手续费），期末余额 ${closing}。`
export const addUp = '金额相符。'
export const differ = '金额不符：提供方漏掉了某些内容，或显示有误。'
/** Shown at the end of a file for a tax program. */
export const leftOut = (movements: number, count: string) =>
  movements === 0 ? '没有因未核验而略去的变动。' : `有 ${count} 笔变动因未核验而略去；CSV 和 JSON 会列出它们。`
/** Check of jettons, shown after a complete export. Figures are net sums over all rows. */
export const jettonsUnchecked = {
  unlisted: '无法列出该账户的 Jetton，因此 Jetton 的变动未核验。',
  incomplete: 'Jetton 未核对：tonapi 没有列出其完整历史。',
  'too long': 'Jetton 未核对：tonapi 的相关历史超出本站读取的上限。',
  failed: 'Jetton 未核对：未能加载 tonapi 的相关历史。',
  cancelled: 'Jetton 未核对：核对已取消。',
}
export const jettonsHold = (count: number) =>
  count === 1 ? '其中唯一的 Jetton 与 tonapi 的历史相符。' : `其中 ${count} 种 Jetton 均与 tonapi 的历史相符。`
export const jettonDiffers = (rows: string, history: string) =>
  `各行合计 ${rows}，tonapi 的历史为 ${history}：没有通知的收款和很晚才退回的转账没有对应的行，未核验的变动也不计入。`
export const save = '保存文件'
export const discard = '新的导出'

/** In the files themselves; smallest units, net. */
export const jettonSums = (rows: string, history: string | null) =>
  history === null ? `各行 ${rows}` : `各行 ${rows}，历史 ${history}`
export const movement = (place: number, of: number) => `变动 ${place}/${of}`
export const extraCurrency = (id: number) => `额外货币 ${id}`
export const failedTransaction = '失败的交易'
