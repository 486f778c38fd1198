import { OWN_NAMES } from './base/address-book.ts'
import { $unreadableNames, readSaved, UNREADABLE_NAMES } from './base/own-names.ts'

/** Text of saved names that cannot be read, of those kept aside first; empty if all can be read. */
export function unreadableText(): string {
  try {
    return [localStorage.getItem(UNREADABLE_NAMES), readSaved().unreadable].filter(text => text !== null).join('\n')
  } catch {
    return ''
  }
}

/** Deletes the text of saved names that cannot be read. */
export function forgetUnreadable(): void {
  if (readSaved().unreadable !== null) localStorage.removeItem(OWN_NAMES)
  localStorage.removeItem(UNREADABLE_NAMES)
  $unreadableNames.set(null)
}
