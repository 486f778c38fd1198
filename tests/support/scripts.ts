import type { Page } from '@playwright/test'

/** Keeps the page's scripts back, but for what its head asks for, or those whose URL fits, until the function it gives is called. */
export async function holdScripts(page: Page, url = /\/_astro\/(?!first\.).*\.js/): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await released
    await route.continue()
  })
  return release
}
