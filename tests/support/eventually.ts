import { vi } from 'vitest'

/** Longest wait for what a busy machine does late, in ms; below the limit of a test, so that the check says what is missing. */
export const PATIENCE_MS = 60_000

/** Resolves with what `check` returns once it no longer throws. */
export const eventually = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 })
