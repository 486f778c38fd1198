/** Words about saving an account's transactions as a file. */
export const open = 'Export'
export const shown = 'Save what is shown'
export const shownHint = (rows: number) =>
  rows === 1 ? 'One transaction, without a further call' : `${rows} transactions, without a further call`
export const asCsv = 'Save CSV'
export const asJson = 'Save JSON'
export const range = 'A range of dates'
export const from = 'From (UTC)'
export const to = 'To (UTC)'
export const format = 'Format'
export const csv = 'CSV'
export const json = 'JSON'
export const koinly = 'Koinly'
export const cointracking = 'CoinTracking'
export const start = 'Start'
export const reversed = 'The first day comes after the last.'

/** Goes into the two lines below. */
export const duration = (seconds: number) =>
  seconds < 60 ? 'under a minute' : seconds < 120 ? 'about a minute' : `about ${Math.round(seconds / 60)} minutes`
export const estimate = (pages: number, time: string) =>
  `About ${pages === 1 ? 'one page' : `${pages} pages`}, ${time} at the providers' pace.`

/** Progress: rows are lines of the file. */
export const progress = (rows: number, count: string, day: string | null) =>
  `${count} ${rows === 1 ? 'row' : 'rows'}${day ? `, back to ${day} (UTC)` : ''}`
export const left = (time: string) => `${time} left`
export const checking = 'Checking balances and jettons.'
export const pause = 'Pause'
export const goOn = 'Continue'
export const cancel = 'Cancel'
export const pausedHere = 'Paused.'
export const pausedReload = 'Paused when the page was left.'
export const pausedElsewhere = 'Another tab goes on with this export.'
export const pausedFailed = 'Paused, because a page was not loaded.'
export const pausedFull = 'Paused, because this browser could not keep the rows.'

export const notKept =
  'This browser cannot keep the rows: its database is forbidden, damaged, or blocked by another tab. Stay on this page until the file is saved.'
export const damaged =
  'The file was not saved: rows kept in this browser are missing or damaged. “New export” loads them again.'

export const complete = 'Complete for TON: each transaction names the one before it, and none is missing.'
export const cancelled = 'Partial: cancelled before the first day was reached. The file name says so.'
export const gap = 'Partial: the providers left out a transaction in between. The file name says so.'
export const historyEnds = 'Partial: the providers have no older transactions of this account. The file name says so.'
export const uncertainEnd =
  'Partial: an index located the end of the range, and it may lag. Newer transactions may be missing. The file name says so.'
export const deletedBetween =
  'Partial: the account was deleted and created again in between. Before that, only an index lists transactions, and some may be missing. The file name says so.'
export const balances = (opening: string, moved: string, closing: string) =>
  `Opening balance ${opening}, moved ${moved} with fees, closing balance ${closing}.`
export const addUp = 'They add up.'
export const differ = 'They do not add up: a provider left something out, or shows it wrongly.'
/** Shown at the end of a file for a tax program. */
export const leftOut = (movements: number, count: string) =>
  movements === 0
    ? 'No movement was left out as unchecked.'
    : movements === 1
      ? 'One movement was left out, because it is not checked. CSV and JSON list it.'
      : `${count} movements were left out, because they are not checked. CSV and JSON list them.`
/** Check of jettons, shown after a complete export. Figures are net sums over all rows. */
export const jettonsUnchecked = {
  unlisted: 'This account’s jettons could not be listed, so movements of jettons are not checked.',
  incomplete: 'Jettons were not checked: tonapi did not list a full history of them.',
  'too long': 'Jettons were not checked: tonapi’s history of them is longer than this site reads.',
  failed: 'Jettons were not checked: tonapi’s history of them was not loaded.',
  cancelled: 'Jettons were not checked: the check was cancelled.',
}
export const jettonsHold = (count: number) =>
  count === 1
    ? 'The one jetton in it adds up to what tonapi’s history says.'
    : `All ${count} jettons in it add up to what tonapi’s history says.`
export const jettonDiffers = (rows: string, history: string) =>
  `Rows come to ${rows}, tonapi’s history to ${history}: receipts without a notice and transfers that came back late have no row, and movements that are not checked do not count.`
export const save = 'Save the file'
export const discard = 'New export'

/** In the files themselves; smallest units, net. */
export const jettonSums = (rows: string, history: string | null) =>
  history === null ? `rows ${rows}` : `rows ${rows}, history ${history}`
export const movement = (place: number, of: number) => `movement ${place} of ${of}`
export const extraCurrency = (id: number) => `extra currency ${id}`
export const failedTransaction = 'failed transaction'
