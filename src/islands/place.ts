import { keptPlace } from '../stores/kept-place.ts'

/** ms between two checks of a page that is being restored. */
const PAUSE_MS = 100
/** Maximum ms to wait for the page's lists in total, and without growth of the page (one call with its queue). */
const [MAX_WAIT_MS, MAX_STILL_MS] = [60_000, 10_000]
/** Minimum scroll position in px that is restored. */
const MIN_SCROLL = 100
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** True if Back or Forward reloaded the page because it was not in the bfcache. */
const isReturn = () => performance.getEntriesByType('navigation').some(entry => Object(entry).type === 'back_forward')

/**
 * Creates a function that scrolls towards `place`, and loads more rows each time the page has grown. It returns true at the target, after a
 * scroll by the visitor, or if the page stops growing.
 */
function approacher(place: number): () => boolean {
  let [height, since, top, last] = [0, 0, -1, 0]
  return () => {
    const { scrollHeight } = document.documentElement
    // The visitor scrolled by scrollbar or screen reader, which fire no event of `ACTS`. A page that became shorter scrolls by itself.
    if (top >= 0 && scrollHeight >= last && Math.abs(scrollY - top) > 1) return true
    last = scrollHeight
    const isGrown = scrollHeight > height
    if (isGrown) [height, since] = [scrollHeight, Date.now()]
    scrollTo(0, place)
    top = scrollY
    if (scrollHeight >= place + innerHeight || Date.now() - since > MAX_STILL_MS) return true
    const more = document.querySelector<HTMLButtonElement>('[data-more]:not([aria-disabled=true])')
    if (isGrown) more?.click()
    return false
  }
}

/** Restores the scroll position of the last visit with its loaded rows, unless the visitor acts meanwhile. */
export async function restorePlace(): Promise<void> {
  const place = keptPlace()
  if (!isReturn() || place < MIN_SCROLL) return
  let isOver = false
  const end = () => {
    isOver = true
  }
  for (const act of ACTS) addEventListener(act, end, { once: true, passive: true })
  const { style } = document.documentElement
  // Rows loaded above the foot of a list must not move the page.
  style.overflowAnchor = 'none'
  const isThere = approacher(place)
  for (const until = Date.now() + MAX_WAIT_MS; !isOver && Date.now() < until; ) {
    if (isThere()) break
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  style.overflowAnchor = ''
  for (const act of ACTS) removeEventListener(act, end)
}
