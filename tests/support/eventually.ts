import { vi } from 'vitest'

/** Longest wait on a busy machine, in ms; below the time limit of a test, so that the check reports what is missing. */
export const PATIENCE_MS = 60_000

/** Resolves with the result of `check` when it no longer throws. */
export const eventually = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 })

/** Resolves when `check` is true. */
export const until = (check: () => boolean) => vi.waitUntil(check, { timeout: PATIENCE_MS, interval: 20 })
