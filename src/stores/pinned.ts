import { atom } from 'nanostores'
import type { Anchors } from '../domain/proof/anchors.ts'
import { STORAGE_PREFIX } from '../providers/http/browser.ts'
import { getAnchors } from '../providers/site/anchors.ts'

const KEY = `${STORAGE_PREFIX}anchors`

/**
 * `made`: unix seconds when the list of pinned validators was created, 0 without a list. `seen`: the newest such time seen by this browser.
 */
export type OlderList = { made: number; seen: number }

/** Set if the list in use is missing, or older than one seen in this browser. */
export const $olderList = atom<OlderList | null>(null)

/** Time of the newest list seen (unix seconds); 0 if it is unknown or in the future. */
function readSeen(): number {
  try {
    const seen = Number(localStorage.getItem(KEY))
    return seen > 0 && seen <= Date.now() / 1000 ? seen : 0
  } catch {
    return 0
  }
}

function noteSeen(made: number) {
  try {
    localStorage.setItem(KEY, String(made))
  } catch {
    // Storage is full or forbidden: an older list cannot be detected.
  }
}

/** The pinned validators of this build. Sets `$olderList` if the list is missing or a newer one was seen. */
export async function getPinned(): Promise<Anchors> {
  const anchors = await getAnchors()
  const { made, sets } = anchors
  const seen = readSeen()
  const isMissing = sets.length === 0 && made === 0
  $olderList.set(isMissing || made < seen ? { made, seen } : null)
  if (made > seen) noteSeen(made)
  return anchors
}
