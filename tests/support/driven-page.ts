import type { Page, Request } from '@playwright/test'
import { expect } from './e2e.ts'

declare global {
  /** `requestAnimationFrame` of the browser, which a paused clock does not stop. */
  var realFrame: typeof requestAnimationFrame
}

/** Time of the page that passes in one step, in ms. */
const STEP_MS = 100
/** Steps in a row after which a screen that stays the same is settled: longer than any pause in a load. */
const STILL_STEPS = 6
const MAX_STEPS = 200
/** Time of the page from its start to the look at it, in ms: more than the four seconds after which a wait gets words. */
const LOOK_AT_MS = 4900

/**
 * Drives a page whose clock is paused. Time passes in steps, and none while a call is under way, so a load takes the same time of the page
 * on every machine. Call it before `goto`; the function it returns resolves when the screen is settled. `isUnanswered`: true for the path of a
 * call without a listener.
 */
export function drivePage(page: Page, isUnanswered: (path: string) => boolean = () => false) {
  const pending = new Set<Request>()
  page.on('request', request => {
    if (!isUnanswered(new URL(request.url()).pathname)) pending.add(request)
  })
  page.on('requestfinished', request => void pending.delete(request))
  page.on('requestfailed', request => void pending.delete(request))

  async function pass(ms: number): Promise<number> {
    await page.clock.runFor(ms)
    await expect.poll(() => pending.size, { intervals: [5] }).toBe(0)
    return page.evaluate(digestAfterFrames)
  }

  /** Passes steps of `ms` until the screen stays the same; resolves with their number. */
  async function untilStill(ms: number): Promise<number> {
    let [last, still, steps] = [0, 0, 0]
    for (; still < STILL_STEPS; steps++) {
      expect(steps, 'steps until the screen stays the same').toBeLessThan(MAX_STEPS)
      const now = await pass(ms)
      still = now === last ? still + 1 : 0
      last = now
    }
    return steps
  }

  return async function settle(): Promise<void> {
    const passed = STEP_MS * (await untilStill(STEP_MS))
    expect(passed, 'time that the load took').toBeLessThan(LOOK_AT_MS)
    await pass(LOOK_AT_MS - passed)
    // Scripts that only now began to load may ask for more.
    await untilStill(0)
  }
}

/** A number that changes with the page's content, after two real frames, so that intersection observers have run. */
async function digestAfterFrames(): Promise<number> {
  for (let frame = 0; frame < 2; frame++) await new Promise(resolve => globalThis.realFrame(resolve))
  let sum = 0
  for (const letter of document.body.innerHTML) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0
  return sum
}
