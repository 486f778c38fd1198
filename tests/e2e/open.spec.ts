import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'
import { APIS_PORT } from '../support/site-process.ts'
import { READ_BY_POST } from '../support/visit.ts'

/** Address of the network's two APIs: beside the site, or at another origin (`E2E_SETUP`). */
const isApi = (url: URL) => /^\/(?:api\/v2|v2)\//.test(url.pathname)
const apart = process.env.E2E_SETUP === 'apart'

for (const { name, path, ready } of screens)
  test(`${name} opens with simple requests that need no CORS preflight, except bulk look-ups of names`, async ({
    page,
    network,
    baseURL,
  }) => {
    const methods = new Set<string>()
    const origins = new Set<string>()
    page.on('request', request => {
      const url = new URL(request.url())
      if (!isApi(url)) return
      if (!READ_BY_POST.test(url.pathname)) methods.add(request.method())
      origins.add(url.origin)
    })
    await page.goto(fill(path, await network.state()))
    await expect(page.getByText(ready).first()).toBeVisible({ timeout: 40_000 })
    const apis = apart ? `http://localhost:${APIS_PORT}` : new URL(baseURL ?? '').origin
    for (const origin of origins) expect(origin).toBe(apis)
    for (const method of methods) expect(method).toBe('GET')
    // Requests that a page's policy allows: to the APIs alone.
    const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')
    expect(/connect-src ([^;]*)/.exec(policy ?? '')?.[1]).toBe(apart ? `'self' ${apis}` : "'self'")
    if (name === 'Blocks' || name === 'Jettons') expect(origins.size).toBe(1)
  })
