import { OWN_NAMES } from './base/address-book.ts'
import { $unreadableNames, readSaved, UNREADABLE_NAMES } from './base/own-names.ts'

/** Text of saved names that cannot be read, after the copies kept aside; empty if all can be read. */
export function unreadableText(): string {
  try {
    const [aside, { unreadable }] = [localStorage.getItem(UNREADABLE_NAMES) ?? '', readSaved()]
    if (unreadable === null || aside.endsWith(unreadable)) return aside
    return aside ? `${aside}\n${unreadable}` : unreadable
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
