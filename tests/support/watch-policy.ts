import type { Page } from '@playwright/test'

/** Everything the page was kept from, and every other host it turned to. */
export async function watchPolicy(page: Page) {
  const refused: string[] = []
  const strangers: string[] = []
  await page.exposeFunction('tellRefused', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'tellRefused')
      if (typeof tell === 'function') tell(`${effectiveDirective}: ${blockedURI} ${sample}`)
    })
  })
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    const own = origin === new URL(page.url()).origin || page.url() === 'about:blank'
    if (protocol !== 'data:' && !own) strangers.push(request.url())
  })
  return { refused, strangers }
}
