/** Words of the watch list. */
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

export const address = 'Address'
