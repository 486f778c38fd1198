import { SECOND } from '../../lib/time.ts'

/** Unix seconds in steps: what many visitors ask within one is the same call, which one answer in a shared cache serves. */
export const clock = (step: number) => Math.floor(Date.now() / SECOND / step) * step
