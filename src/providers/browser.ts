import { createThrottle } from '../lib/throttle.ts'

/** Begins the name of everything that this site saves. */
export const STORAGE_PREFIX = 'nanoscope:1:'

/** The line of one provider, shared with every other tab of this browser. */
export function createLine(provider: string, interval: number) {
  return createThrottle({
    name: `${STORAGE_PREFIX}line:${provider}`,
    interval,
    storage: () => localStorage,
    locks: globalThis.navigator?.locks,
    isHidden: () => document.visibilityState === 'hidden',
  })
}

/** A provider that answered so long ago, in ms, can be reached. */
const JUST_NOW = 30_000

/** When a provider answered last, over page loads. */
export function createAnswerClock(provider: string) {
  const key = `${STORAGE_PREFIX}answered:${provider}`
  let last = 0
  const saved = () => {
    try {
      return Number(localStorage.getItem(key)) || 0
    } catch {
      return 0
    }
  }
  return {
    note() {
      last = Date.now()
      try {
        localStorage.setItem(key, String(last))
      } catch {
        // Storage is full or forbidden: this page remembers it alone.
      }
    },
    isRecent() {
      const age = Date.now() - Math.max(last, saved())
      return age >= 0 && age < JUST_NOW
    },
  }
}
