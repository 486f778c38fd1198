import { keptPlace } from '../stores/kept-place.ts'

/** Pause between two looks at a page that is being restored, in ms. */
const PAUSE_MS = 100
/** Longest time for which a page's lists are awaited, in ms; and for which the page need not grow meanwhile: a call and its turn. */
const [MAX_WAIT_MS, MAX_STILL_MS] = [60_000, 10_000]
/** Scrolls this far from the top are worth restoring, in pixels. */
const MIN_SCROLL = 100
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Back or Forward loaded this page again, as browsers do that keep none. */
const isReturn = () => performance.getEntriesByType('navigation').some(entry => Object(entry).type === 'back_forward')

/** Scrolls towards `place`, which lets lists grow, and loads more of them, once each time the page has grown. True once there, or as near as it gets. */
function approacher(place: number): () => boolean {
  let [height, since, top, last] = [0, 0, -1, 0]
  return () => {
    const { scrollHeight } = document.documentElement
    // Scrolled by a scrollbar or a screen reader, which are no acts. A page that became shorter scrolls by itself.
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

/** Brings the reader back to where the page was left, with the rows that were loaded, unless they act in the meantime. */
export async function restorePlace(): Promise<void> {
  const place = keptPlace()
  if (!isReturn() || place < MIN_SCROLL) return
  let isOver = false
  const end = () => {
    isOver = true
  }
  for (const act of ACTS) addEventListener(act, end, { once: true, passive: true })
  const { style } = document.documentElement
  // Rows that are loaded above the foot of a list must not move the page with them.
  style.overflowAnchor = 'none'
  const isThere = approacher(place)
  for (const until = Date.now() + MAX_WAIT_MS; !isOver && Date.now() < until; ) {
    if (isThere()) break
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  style.overflowAnchor = ''
  for (const act of ACTS) removeEventListener(act, end)
}
