import type { Page, Request } from '@playwright/test'

/** Pictures of tokens are where their makers put them; this host does not exist. */
const isPicture = (request: Request) =>
  request.resourceType() === 'image' && new URL(request.url()).hostname === 'media.nanoscope.test'

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
    if (protocol !== 'data:' && !own && !isPicture(request)) strangers.push(request.url())
  })
  return { refused, strangers }
}
