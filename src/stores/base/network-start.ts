import { STORAGE_PREFIX } from '../../providers/http/browser.ts'

const KEY = `${STORAGE_PREFIX}start`

/**
 * Clears the saved data of an embedded network that was restarted, and reloads the page. A restarted network has the same name but other
 * blocks. `anchors` is the text of its `anchors.json`, with the validators and the start time.
 */
export function noteStart(anchors: string): void {
  const known = localStorage.getItem(KEY)
  if (anchors === known) return
  if (known)
    for (const name of Object.keys(localStorage)) if (name.startsWith(STORAGE_PREFIX)) localStorage.removeItem(name)
  localStorage.setItem(KEY, anchors)
  if (known) location.reload()
}
