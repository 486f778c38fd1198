/** Words about names that no provider gives: the visitor's own, and public lists. */
export const yours = 'your own name'
export const mayHaveRunOut = '(by an index that does not know whether they have run out)'
export const burnAddress = 'burn address'
export const burnWhy = 'a fact of its form: all zeros, so that nobody can have its key'
export const lookAlike = 'look-alike'
export const scamBy = (list: string) => `scam, says ${list}`

/** Plainer words for a list's kinds of accounts. */
export const categories: Readonly<Record<string, string>> = {
  CEX: 'exchange',
  DEX: 'decentralised exchange',
  defi: 'DeFi',
  tradingbot: 'trading bot',
}
/** Author of a label, in a line: the list and its revision, the day it was taken, and the kind of account, which may be empty. */
export const labelBy = (list: string, made: string, category: string) =>
  `public label by ${list}, taken ${made}${category && `: ${category}`}`
export const ofList = 'public label'

export const editTitle = 'Your name for this address'
export const editLead = 'Kept in this browser alone: no server and no provider ever gets it.'
export const name = 'Name'
export const note = 'Note'
export const watchIt = 'Watch'
export const isWatched = 'Watched'
export const watch = 'Watch this address'
export const watchWhy = 'It is listed on the watch list, with its balance and whether it moved.'
export const save = 'Save'
export const saved = 'Saved'
export const remove = 'Remove'
export const removed = 'Removed'
export const close = 'Close'
export const toWatchList = 'Watch list'

export const storageFull =
  'This browser has no room left for this site: nothing was changed. Remove names or notes that you no longer need, and try again.'
export const storageForbidden = 'This browser does not let the site keep anything: nothing was changed.'
export const tooMany = (most: number) => `At most ${most} addresses can have names or notes: nothing was changed.`
export const tooManyWatched = (most: number) => `At most ${most} addresses can be watched: nothing was changed.`

export const yourNote = 'Your note:'
/** `{name}` is drawn in its place. */
export const providerName = 'tonapi calls it {name}'
export const publicLabel = (category: string, list: string, made: string) =>
  `Public label: {name}${category && ` (${category})`} — ${list}, as of ${made}`
export const labelWarning = (list: string, made: string) =>
  `The public list ${list}, as of ${made}, calls this account a scammer. Send nothing to it, and believe nothing it sends.`

export const alikePaid = 'An address here looks like one that this account paid before, but is another.'
export const alikeNamed = 'An address here looks like one that you named, but is another.'
export const alikeSelf = 'An address here looks like this account itself, but is another.'
export const alikeBelow = (count: number) =>
  count === 1
    ? 'An address in the history below looks like one known here, but is another.'
    : `${count} addresses in the history below look like ones known here, but are others.`
export const compareThem = 'Compare'
export const suspect = 'The one here:'
export const paidBefore = 'The one paid before:'
export const namedByYou = 'The one you named:'
export const itself = 'This account:'
export const alikeLead =
  'Compare whole addresses before you copy one: such senders hope to be paid by mistake. Letters that differ are underlined.'
export const moreAlike = (count: number) => `${count} more addresses look like ones known here.`
