/** Words of the file of a visitor's own names. */
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
