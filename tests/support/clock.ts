import type { Page } from '@playwright/test'

/** Sets the clock of a page wrong by so many milliseconds, before any of its scripts. */
export const shiftClock = (page: Page, shift: number) =>
  page.addInitScript(by => {
    const { now } = Date
    Date.now = () => now() + by
    globalThis.Date = new Proxy(Date, {
      construct: (real, args: [number]) => (args.length ? new real(...args) : new real(now() + by)),
    })
  }, shift)
