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

/** Keeps back all scripts that the page at `path` does not name itself: those that its parts load when they need them. */
export async function holdUnnamedScripts(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  await page.route(/\/_astro\/.*\.js/, async route => {
    if (html.includes(new URL(route.request().url()).pathname)) await route.continue()
  })
}
