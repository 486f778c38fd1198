import { expect, test } from '../support/e2e.ts'

test('is dark until chosen otherwise, and keeps the choice over page loads and tabs without a flash', async ({
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
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
})

test('the network toggle names what the site reads, changes its own word only, and says so', async ({
  page,
  network,
}) => {
  await page.goto('/')
  const toggle = page.getByRole('button', { name: /^Network shown/ })
  await expect(toggle).toHaveText('embedded network')
  await expect(toggle).toHaveAccessibleName('Network shown: embedded network. Display only.')
  await expect(toggle).toHaveAttribute(
    'title',
    'Display only: it has no effect on the data, which comes from embedded network.',
  )
  await expect(page.getByText('Network Online')).toBeVisible()
  const before = (await network.calls()).length
  await toggle.click()
  await expect(toggle).toHaveText('testnet')
  expect((await network.calls()).length - before).toBeLessThanOrEqual(1)
  await page.reload()
  await expect(toggle).toHaveText('testnet')
  await toggle.click()
  await expect(toggle).toHaveText('embedded network')
})

test('a keyboard visitor skips to the content, and finds header, tabs and content in this order', async ({ page }) => {
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

test('"/" puts the cursor into the search, but stays a letter inside it', async ({ page }) => {
  await page.goto('/blocks')
  await expect(page.getByText(/#\d/).first()).toBeVisible()
  await page.keyboard.press('/')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await expect(box).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(box).toHaveValue('a/b')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('Home can be read, and a list says what it needs', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Nanoscope' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Validators Who secures/ })).toBeVisible()
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByText('More').click()
    await main.getByRole('link', { name: 'Blocks' }).click()
    await expect(page.locator('noscript p')).toBeVisible()
    expect(await page.locator('noscript p').textContent()).toContain('which needs JavaScript')
  })
})

test('works where storage is forbidden', async ({ page }) => {
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

test('works where storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/blocks')
  await expect(page.getByRole('table', { name: 'Blocks' }).getByRole('row')).toHaveCount(51)
})
