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
