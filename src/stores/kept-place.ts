import { STORAGE_PREFIX } from '../providers/http/browser.ts'

const keyOf = ({ pathname, search }: Location) => `${STORAGE_PREFIX}place:${pathname}${search}`

/** Saves the scroll position of this page in pixels, until its tab is closed. */
export function keepPlace(): void {
  try {
    sessionStorage.setItem(keyOf(location), String(Math.round(scrollY)))
  } catch {
    // Storage is full or forbidden: after Back the page starts at the top.
  }
}

/** Saved scroll position of this page in pixels; 0 if unknown. */
export function keptPlace(): number {
  try {
    return Number(sessionStorage.getItem(keyOf(location))) || 0
  } catch {
    return 0
  }
}
