import { createThrottle } from '../lib/throttle.ts'

/** The number rises when the shape of anything saved changes: what an older build saved is then left alone. */
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
