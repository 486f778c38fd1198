import { atom } from 'nanostores'
import type { Anchors } from '../domain/proof/anchors.ts'
import { STORAGE_PREFIX } from '../providers/http/browser.ts'
import { getAnchors } from '../providers/site/anchors.ts'

const KEY = `${STORAGE_PREFIX}anchors`

/** Unix seconds at which the list of pinned validators in use was made, 0 without a list; and a newer one seen in this browser. */
export type OlderList = { made: number; seen: number }

/** Set while the list in use is missing, or older than one that this browser has seen. */
export const $olderList = atom<OlderList | null>(null)

/** The time of the newest list seen; 0 where it is unknown or lies ahead of the clock. */
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
    // Storage is full or forbidden: an older list cannot be told.
  }
}

/** The validators that this build pins; says by `$olderList` when there is a newer list. */
export async function getPinned(): Promise<Anchors> {
  const anchors = await getAnchors()
  const { made, sets } = anchors
  const seen = readSeen()
  const isMissing = sets.length === 0 && made === 0
  $olderList.set(isMissing || made < seen ? { made, seen } : null)
  if (made > seen) noteSeen(made)
  return anchors
}
