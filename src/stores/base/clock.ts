import { SECOND } from '../../lib/time.ts'

export const QUARTER_SECONDS = 900

/**
 * Current unix seconds, rounded down to a multiple of `step`. Visitors within one step send the same request, so that a shared cache can
 * serve it.
 */
export const clock = (step: number) => Math.floor(Date.now() / SECOND / step) * step
