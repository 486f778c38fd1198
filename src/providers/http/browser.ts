import { createThrottle } from '../../lib/throttle.ts'

/** Begins the name of everything that this site saves; what a visitor wrote or chose is the same on every network. */
export const SITE_PREFIX = 'nanoscope:1:'
const network = import.meta.env.PUBLIC_NETWORK_NAME
/** Begins the name of what is saved of one network: builds for two networks may share an origin. */
export const STORAGE_PREFIX = network ? `${SITE_PREFIX}${network}:` : SITE_PREFIX

/** In a build for tests a page may set the interval of its run, in ms, so that one build serves tests of the pace and all others. */
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

/** A provider that answered so long ago, in ms, can be reached. */
const JUST_NOW = 30_000

/** Time of a provider's last answer, over page loads; never known where storage is forbidden. */
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
        return Date.now() - Number(localStorage.getItem(key)) < JUST_NOW
      } catch {
        return false
      }
    },
  }
}
