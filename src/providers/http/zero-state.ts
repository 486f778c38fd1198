import { STORAGE_PREFIX } from './browser.ts'

const KEY = `${STORAGE_PREFIX}zero-state`

/**
 * Forgets what is saved of a network that has started over, and reloads the page: an embedded network has the same name at each start,
 * and other blocks. `info` is the node's getMasterchainInfo. Does nothing on mainnet.
 */
export function noteZeroState(info: unknown): void {
  if (!import.meta.env.PUBLIC_NETWORK_NAME) return
  const hash: unknown = Object(Object(info).init).root_hash
  try {
    const known = localStorage.getItem(KEY)
    if (typeof hash !== 'string' || hash === known) return
    if (known)
      for (const name of Object.keys(localStorage)) if (name.startsWith(STORAGE_PREFIX)) localStorage.removeItem(name)
    localStorage.setItem(KEY, hash)
    if (known) location.reload()
  } catch {
    // The browser forbids storage, so nothing is saved.
  }
}
