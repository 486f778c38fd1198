import { vi } from 'vitest'

/** Maximum wait on a busy machine, below the time limit of a test, so that the check reports what is missing. */
export const MAX_WAIT_MS = 60_000

/** Resolves with the result of `check` when it no longer throws. */
export const eventually = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: MAX_WAIT_MS, interval: 20 })

/** Resolves when `check` is true. */
export const until = (check: () => boolean) => vi.waitUntil(check, { timeout: MAX_WAIT_MS, interval: 20 })
