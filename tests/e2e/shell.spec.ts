import { expect, test } from '../support/e2e.ts'

test('the site is dark by default and keeps a chosen theme across page loads and tabs without a flash', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  const other = await context.newPage()
  // Before any script of the islands has run, the first paint already has the chosen theme.
  await other.route('**/_astro/*.js', route => route.abort())
  await other.goto('/blocks')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.getByRole('button', { name: "Switch to the system's theme" })).toBeVisible()
})

for (const path of ['/', '/blocks'])
  test(`${path} applies the site-wide style sheet beside its scripts`, async ({ page }) => {
    await page.goto(path)
    const sheets = () =>
      page.evaluate(() =>
        [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [new URL(href).pathname])),
      )
    await expect.poll(sheets).toEqual([expect.stringMatching(/^\/_astro\/styles\.[0-9a-f]{8}\.css$/)])
  })

test('the system theme applies before the first paint and follows changes of the system', async ({ page }) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.getByRole('button', { name: "Switch to the system's theme" }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.route('**/_astro/*.js', route => route.abort())
  await page.reload({ waitUntil: 'load' })
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.unroute('**/_astro/*.js')
  await page.reload()
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('the site is installable: its manifest is complete and its icons exist', async ({ page, request }) => {
  await page.goto('/blocks')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(href!)
  expect(answer.headers()['content-type']).toContain('application/json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ short_name: 'Nanoscope', start_url: '/', display: 'standalone', lang: 'en' })
  for (const path of [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...manifest.shortcuts.map(({ url }: { url: string }) => url),
  ])
    expect((await request.get(path)).status(), path).toBe(200)
})

test('the network toggle changes only its label and the footer’s, and says that it is display only', async ({
  page,
  network,
}) => {
  await page.goto('/dns')
  const toggle = page.getByRole('button', { name: /^Network shown/ })
  await expect(toggle).toHaveText('embedded')
  await expect(toggle).toHaveAccessibleName('Network shown: embedded network. Display only.')
  await expect(toggle).toHaveAttribute(
    'title',
    'Display only: it has no effect on the data, which comes from embedded network.',
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('reads the TON network (embedded network)')
  await toggle.click()
  await expect(toggle).toHaveText('testnet')
  await expect(footer).toContainText('(testnet, display only: data come from embedded network)')
  expect(await network.calls()).toEqual([])
  await page.reload()
  await expect(toggle).toHaveText('testnet')
  await toggle.click()
  await expect(toggle).toHaveText('embedded')
})

test('the keyboard can skip to the content and reaches header, tabs and content in this order', async ({ page }) => {
  await page.goto('/blocks')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const order: string[] = []
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Tab')
    order.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.getAttribute('name') ??
          document.activeElement?.textContent?.trim() ??
          '',
      ),
    )
  }
  expect(order).toEqual([
    'Nanoscope, home',
    'q',
    'Network shown: embedded network. Display only.',
    'Switch to light theme',
    'Home',
    'Jettons',
    'NFT',
    'Staking',
    'Validators',
    'More',
  ])
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the domain landing page explains what a domain says', async ({ page }) => {
    await page.goto('/dns')
    await expect(page.getByRole('heading', { name: 'What a domain says' })).toBeVisible()
    await expect(page.getByText('Its wallet record is where payments to the name go.')).toBeVisible()
  })

  test('Home is readable, and a list says that it needs scripts', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'See what happened on TON, and check it yourself.' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Validators Who secures/ })).toBeVisible()
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByText('More').click()
    await main.getByRole('link', { name: 'Blocks' }).click()
    await expect(page.locator('noscript p')).toBeVisible()
    expect(await page.locator('noscript p').textContent()).toContain('which needs JavaScript')
  })
})

test('the site works where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/blocks')
  await expect(page.getByRole('table', { name: 'Blocks' }).getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the site works where storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/blocks')
  await expect(page.getByRole('table', { name: 'Blocks' }).getByRole('row')).toHaveCount(51)
})

for (const width of [320, 390])
  test(`at ${width} px no tab is cut off and the header is one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/validators')
    const tabs = page.getByRole('navigation', { name: 'Main' })
    const cut = await tabs.evaluate(it => it.querySelector('ul')!.scrollWidth - it.querySelector('ul')!.clientWidth)
    expect(cut).toBeLessThanOrEqual(0)
    const toggle = page.getByRole('button', { name: /^Network shown/ })
    expect(await toggle.evaluate(it => it.scrollHeight <= it.clientHeight && it.scrollWidth <= it.clientWidth)).toBe(
      true,
    )
  })

test('the screens of a jetton and of an NFT mark their tabs', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  for (const [name, path] of [
    ['Jettons', `/jetton/${worthOpening['jetton with many holders']}`],
    ['NFT', `/nft/${worthOpening['NFT on sale']}`],
  ] as const) {
    await page.goto(path)
    const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
    await expect(tab).toHaveAttribute('aria-current', 'true')
  }
})
