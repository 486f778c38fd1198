/** Words of the watch list, and of the file of a visitor's own names. */
export const title = 'Watch list'
export const description =
  'Addresses that you watch: what they hold, when they last moved, and whether they did since you looked.'
export const lead =
  'Names, notes and this list are kept in this browser alone: no server and no provider gets them. What accounts hold is asked of toncenter and tonapi, for all of them at once: they see the addresses, and no names.'
export const documentName = (changed: number) => (changed > 0 ? `(${changed}) ${title}` : title)

export const none = 'No address is watched yet'
export const noneWhy = 'Open an address and press “Watch” below it. It then stands here.'
export const findOne = 'Find an address'
export const status = 'Since you looked'
export const changed = 'Changed'
export const unchanged = 'Unchanged'
export const notLoaded = 'not loaded'
export const lastActivity = 'Last activity'
export function changedCount(changed: number, unknown: number, all: number) {
  const same = all - changed - unknown
  if (changed === 0 && unknown === 0) return `${all} watched, none changed since you looked`
  const known =
    changed > 0
      ? `${changed} of ${all} watched changed since you looked`
      : `${all} watched${same > 0 ? `, ${same} unchanged since you looked` : ''}`
  return unknown > 0 ? `${known}, ${unknown} not known` : known
}
export const unmarked = 'tonapi does not answer: its names, scam marks and last activities are missing.'
export const lookAgain = 'Look again'
export const markSeen = 'Mark all as seen'

export const others = 'Other addresses with your names and notes'
export const note = 'Note'

export const file = 'Your names as a file'
export const fileLead =
  'Take them to another browser, or keep a copy: clearing this site’s data removes them. A file of Acton’s favourites (acton-favorites) can be read too.'
export const save = (count: number) => `Save ${count} ${count === 1 ? 'address' : 'addresses'} as a file`
export const nothingToSave = 'Nothing to save yet'
export const choose = 'Read a file'

export const unreadable = {
  'too large': 'The file is larger than 5 MB. Nothing was changed.',
  'no json': 'The file is broken, or no JSON. Nothing was changed.',
  foreign: 'The file holds neither names of Nanoscope nor favourites of Acton. Nothing was changed.',
  'later version': 'The file is of a later version than this site can read. Nothing was changed.',
  damaged: 'The file is damaged: where a list is expected is something else. Nothing was changed.',
}
export const cannotRead = 'The browser could not read the file. Nothing was changed.'
export const preview = 'What reading this file would do'
export const counts = (news: number, changed: number, same: number, refused: number) =>
  `${news} new, ${changed} changed, ${same} the same, ${refused} refused.`
export const otherNetwork = (theirs: string, ours: string) =>
  `The file says that its addresses are of ${theirs}; this site shows ${ours}.`
export const where = 'Where both have something'
export const keepMine = 'Keep mine'
export const takeTheirs = 'Take the file’s'
export const merge = 'Merge'
export const nothingToMerge = 'Nothing to merge'
export const dismiss = 'Dismiss'
export const merged = (added: number, changed: number) => `Merged: ${added} added, ${changed} changed.`

export const address = 'Address'
export const kind = 'What it is'
export const mine = 'Yours'
export const theirs = 'In the file'
export const kinds = { new: 'new', changed: 'changed', same: 'same', refused: 'refused' }
export const watched = 'watched'
export const refusals = {
  'no address': 'no address',
  'nothing to keep': 'no name, note or watch',
  twice: 'more than once in the file',
}
export const nothing = '(nothing)'
