import { showLost } from '../../ui/base/show-lost.ts'

/** Renders nothing in place of a part whose script failed to load; the page shows that, and the rest stays. */
export function lose() {
  showLost()
  return { default: () => <></> }
}
