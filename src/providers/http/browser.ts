import { createThrottle } from '../../lib/throttle.ts'

/** Prefix of all storage keys of this site. Keys with this prefix alone, for the visitor's data and choices, are shared by all networks. */
export const SITE_PREFIX = 'nanoscope:1:'
const network = import.meta.env.PUBLIC_NETWORK_NAME
/** Prefix of storage keys for one network, since builds for two networks may share an origin. */
export const STORAGE_PREFIX = network ? `${SITE_PREFIX}${network}:` : SITE_PREFIX

/** Builds for tests let a page set the call interval in ms, so that one build serves fast tests and tests of the real pace. */
const intervalOfRun = import.meta.env.PUBLIC_INTERVAL_OF_RUN ? globalThis.CALL_INTERVAL_MS : undefined

/** The queue of calls to one provider, shared with every other tab of this browser. */
export function createQueue(provider: string, interval: number) {
  return createThrottle({
    name: `${STORAGE_PREFIX}queue:${provider}`,
    interval: intervalOfRun ?? interval,
    storage: () => localStorage,
    locks: globalThis.navigator?.locks,
    isHidden: () => document.visibilityState === 'hidden',
    page: globalThis.window,
  })
}

/** ms after its last answer in which a provider counts as reachable. */
const REACHABLE_FOR_MS = 30_000

/** Stores the time of a provider's last answer across page loads; unknown if storage is forbidden. */
export function createAnswerClock(provider: string) {
  const key = `${STORAGE_PREFIX}answered:${provider}`
  return {
    note() {
      try {
        localStorage.setItem(key, String(Date.now()))
      } catch {}
    },
    isRecent() {
      try {
        return Date.now() - Number(localStorage.getItem(key)) < REACHABLE_FOR_MS
      } catch {
        return false
      }
    },
  }
}
