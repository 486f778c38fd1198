import { keptPlace } from '../stores/kept-place.ts'

/** Pause between two looks at a page that is being restored, in ms. */
const PAUSE_MS = 100
/** Longest time for which a page's lists are awaited, in ms. */
const MAX_WAIT_MS = 60_000
/** Scrolls this far from the top are worth restoring, in pixels. */
const MIN_SCROLL = 100
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Back or Forward loaded this page again, as browsers do that keep none. */
const isReturn = () => performance.getEntriesByType('navigation').some(entry => Object(entry).type === 'back_forward')

/** Scrolls to the end of what there is, which lets lists grow, and loads more of them, until the page reaches `place`. */
function approach(place: number): boolean {
  const { scrollHeight } = document.documentElement
  scrollTo(0, place)
  if (scrollHeight >= place + innerHeight) return true
  document.querySelector<HTMLButtonElement>('[data-more]:not([aria-disabled=true])')?.click()
  return false
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
  for (const until = Date.now() + MAX_WAIT_MS; !isOver && Date.now() < until; ) {
    if (approach(place)) break
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  for (const act of ACTS) removeEventListener(act, end)
}
