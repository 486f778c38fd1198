import { STORAGE_PREFIX } from '../providers/http/browser.ts'

const keyOf = ({ pathname, search }: Location) => `${STORAGE_PREFIX}place:${pathname}${search}`

/** Keeps how far this page is scrolled, in pixels, for as long as its tab lives. */
export function keepPlace(): void {
  try {
    sessionStorage.setItem(keyOf(location), String(Math.round(scrollY)))
  } catch {
    // Storage is full or forbidden: Back begins at the top.
  }
}

/** Scroll position of the page when it was left; 0 where that is not known. */
export function keptPlace(): number {
  try {
    return Number(sessionStorage.getItem(keyOf(location))) || 0
  } catch {
    return 0
  }
}
