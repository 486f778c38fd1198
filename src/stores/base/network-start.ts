import { STORAGE_PREFIX } from '../../providers/http/browser.ts'

const KEY = `${STORAGE_PREFIX}start`

/**
 * Forgets what is saved of an embedded network that was started again, and reloads the page: it has the same name at each start, and
 * other blocks. `anchors` is the text of its `anchors.json`, which names the validators and the time of the start.
 */
export function noteStart(anchors: string): void {
  const known = localStorage.getItem(KEY)
  if (anchors === known) return
  if (known)
    for (const name of Object.keys(localStorage)) if (name.startsWith(STORAGE_PREFIX)) localStorage.removeItem(name)
  localStorage.setItem(KEY, anchors)
  if (known) location.reload()
}
