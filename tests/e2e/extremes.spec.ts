import { indexerRow, transactionBytes } from '../support/boc.ts'
import { expect, factOf, test } from '../support/e2e.ts'

const WIDTHS = [320, 360, 390, 720, 1024, 1280]

/** Figures that are cut or stand outside the page, and how far the page itself goes sideways. */
const measure = () => {
  const isCut = (figure: Element) => {
    for (let box: Element | null = figure; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1) return true
    }
    return figure.getBoundingClientRect().right > innerWidth + 1
  }
  const figures = [...document.querySelectorAll('main data')].filter(figure => figure.getClientRects().length > 0)
  return {
    cut: figures.filter(isCut).map(figure => figure.textContent),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    figures: figures.length,
  }
}

const BILLIONS = '99999999999999999999'
const EIGHTEEN = `12345678901${'123456789'.repeat(2)}`

test('a transaction of billions of coins is not cut off at any width', async ({ page, network }) => {
  const bytes = transactionBytes({ value: BigInt(BILLIONS) })
  await network.inject({ match: `/blockchain/transactions/${bytes.hash}`, status: 200, body: indexerRow(bytes) })
  await network.inject({ match: '/v3/', status: 400 })
  await page.goto(`/tx/${bytes.hash}`)
  await expect(page.getByRole('heading', { name: 'Phases and fees' })).toBeVisible({ timeout: 30_000 })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const { figures, ...rest } = await page.evaluate(measure)
    expect(rest, `${width} px`).toEqual({ cut: [], sideways: 0 })
    expect(figures).toBeGreaterThan(2)
  }
})

test('a balance of eleven digits and jettons with 18 decimals are not cut off at any width', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const address = worthOpening.wallet!
  const { result } = await (await network.request.get(`/api/v2/getAddressInformation?address=${address}`)).json()
  const { balances } = await (await network.request.get(`/v2/accounts/${address}/jettons`)).json()
  const rows = balances.slice(0, 3).map((row: { jetton: object }) => ({
    ...row,
    balance: EIGHTEEN,
    jetton: { ...row.jetton, decimals: 18 },
  }))
  await network.inject(
    { match: 'getAddressInformation', status: 200, body: { ok: true, result: { ...result, balance: BILLIONS } } },
    { match: '/jettons', provider: 'indexer', status: 200, body: { balances: rows }, times: 1 },
    // Its rows, where they come first, keep their places.
    { match: '/v3/jetton/wallets', status: 400 },
  )
  await page.goto(`/address/${address}?tab=jettons`)
  await expect(page.getByRole('tabpanel').locator('data').first()).toHaveAttribute('value', /^12345678901\.1234/, {
    timeout: 30_000,
  })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const { figures, ...rest } = await page.evaluate(measure)
    expect(rest, `${width} px`).toEqual({ cut: [], sideways: 0 })
    expect(figures).toBeGreaterThan(3)
  }
})

test('a supply of 60 digits with 18 decimals is not cut off at any width', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const address = worthOpening['jetton with many holders']!
  const jetton = await (await network.request.get(`/v2/jettons/${address}`)).json()
  const body = { ...jetton, total_supply: '9'.repeat(60), metadata: { ...jetton.metadata, decimals: '18' } }
  await network.inject({ match: `/jettons/${jetton.metadata.address}`, status: 200, body, times: 1 })
  await page.goto(`/jetton/${address}`)
  await expect(factOf(page, 'Total Supply').first().locator('data')).toBeVisible({ timeout: 30_000 })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const { figures, ...rest } = await page.evaluate(measure)
    expect(rest, `${width} px`).toEqual({ cut: [], sideways: 0 })
    expect(figures).toBeGreaterThan(0)
  }
})

test('a price of 22 digits stays in its place at any width', async ({ page, network }) => {
  const rates = { TON: { prices: { USD: 2 ** 70 }, diff_24h: {}, diff_7d: {}, diff_30d: {} } }
  await network.inject({ match: '/rates?tokens=ton', status: 200, body: { rates } })
  for (const path of ['/', '/rates']) {
    await page.goto(path)
    const price = page.getByRole('main').getByText('$1,180,591,620,717,411,303,424').first()
    await expect(price).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const over = await price.evaluate(
        it => it.getBoundingClientRect().right - it.parentElement!.getBoundingClientRect().right,
      )
      expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      expect((await page.evaluate(measure)).sideways, `${path} at ${width} px`).toBe(0)
    }
  }
})

test('the controls beside a panel’s title stay inside the panel at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/rates')
  const last = page.getByRole('group', { name: 'Time span' }).getByRole('button').last()
  await expect(last).toBeVisible()
  const [end, panelEnd] = await last.evaluate(it =>
    [it, it.closest('section')!].map(box => box.getBoundingClientRect().right),
  )
  expect(end).toBeLessThan(panelEnd! - 8)
})

test('rows at 320 px show the address uncut beside an amount of any length', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/transactions')
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'jettons of' })
  // The newest transactions need not move jettons: the list refreshes until one does.
  await expect(rows.first()).toBeVisible({ timeout: 45_000 })
  const accounts = rows.locator('a[href^="/address/"]:visible')
  await expect(accounts).not.toHaveCount(0)
  const cut = await accounts.evaluateAll(links =>
    links
      .flatMap(link => [link.parentElement!, link, ...link.querySelectorAll('.hash')])
      .filter(part => part.scrollWidth > part.clientWidth + 1)
      .map(part => part.textContent),
  )
  expect(cut).toEqual([])
})
