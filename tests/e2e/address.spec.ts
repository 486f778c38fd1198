import { Address, Cell } from '@ton/core'
import { contractType } from '../../src/domain/account/contract-type.ts'
import { expect, factOf, scrollTo, test } from '../support/e2e.ts'

const rows = 'row'

test('the address screen shows the same account for five notations of its address', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const address = Address.parse(worthOpening.wallet!)
  const forms = [
    address.toString({ bounceable: true }),
    address.toString({ bounceable: false }),
    address.toString({ bounceable: true, testOnly: true }),
    address.toString({ bounceable: true, urlSafe: false }),
    address.toRawString(),
  ]
  for (const form of forms) {
    await page.goto('/')
    const box = page.getByRole('main').getByRole('combobox', { name: 'Search' })
    await box.fill(form)
    await box.press('Enter')
    await page.waitForURL(/\/address\//)
    await expect(page.getByText('Balance').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(address.toString().slice(2, 40))
  }
})

test('the address keeps the pasted form until the kind of account is known, and the known form afterwards', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const address = Address.parse(worthOpening.wallet!)
  const [bounceable, nonBounceable] = [true, false].map(bounceable => address.toString({ bounceable }))
  const heading = page.getByRole('heading', { level: 1 })
  await network.inject({ match: '/', provider: 'indexer', status: 500 })
  await page.goto(`/address/${nonBounceable}`)
  await expect(heading).toHaveText(nonBounceable!)
  await network.reset()
  await page.reload()
  // Nothing on screen says when the indexer's word has come: the last activity may be known from the history.
  const isKnown = () =>
    page.evaluate(raw => {
      const book = Object.keys(localStorage).find(key => key.endsWith(':addresses')) ?? ''
      // The JSON follows a checksum.
      const text = localStorage.getItem(book) ?? '{}'
      return JSON.parse(text.slice(text.indexOf('{'))).value?.[raw]?.isWallet
    }, address.toRawString())
  await expect.poll(isKnown, { timeout: 30_000 }).toBe(true)
  await network.inject({ match: '/', provider: 'indexer', status: 500 })
  await page.goto(`/address/${bounceable}`)
  await expect(heading).toHaveText(nonBounceable!)
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
})

test('the address screen warns of a scam account and of one that needs a memo', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const raw = Address.parse(worthOpening.wallet!).toRawString()
  const facts = {
    address: raw,
    is_wallet: true,
    is_scam: true,
    memo_required: true,
    is_suspended: true,
    interfaces: [],
  }
  await network.inject({ match: `/accounts/${raw}$/`, provider: 'indexer', status: 200, body: facts })
  await page.goto(`/address/${raw}`)
  await expect(page.getByRole('note').filter({ hasText: 'marks this account as a scam' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('note').filter({ hasText: 'needs a comment (memo)' })).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: 'has suspended this address' })).toBeVisible()
})

test('a scam mark learnt on one screen is shown on every other screen', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const raw = Address.parse(worthOpening.wallet!).toRawString()
  const { result } = await (await network.request.get(`/api/v2/getTransactions?address=${raw}&limit=30`)).json()
  const source = result.find(({ in_msg }: { in_msg?: { source?: string } }) => in_msg?.source)?.in_msg.source
  const other = Address.parse(source).toRawString()
  const facts = { address: other, is_wallet: true, is_scam: true, name: 'Known Cheat', interfaces: [] }
  await network.inject({ match: `/v2/accounts/${other}`, provider: 'indexer', status: 200, body: facts })
  await page.goto(`/address/${other}`)
  await expect(page.getByRole('note').filter({ hasText: 'scam' })).toBeVisible({ timeout: 30_000 })
  await network.inject({ match: '/', provider: 'indexer', status: 500 })
  await page.goto(`/address/${raw}`)
  const history = page.getByRole('tabpanel').getByRole('link', { name: /scam\s*Known Cheat/ })
  await expect(history.first()).toBeVisible({ timeout: 30_000 })
})

test('the address screen shows a wallet non-bounceable, with its balance, counts and names', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const raw = Address.parse(worthOpening.wallet!).toRawString()
  const { result } = await (await network.request.get(`/api/v2/getAddressInformation?address=${raw}`)).json()
  await page.goto(`/address/${raw}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(worthOpening.wallet!, { timeout: 30_000 })
  await expect(page.getByText('Basechain').first()).toBeVisible()
  await expect(page.getByText('active').first()).toBeVisible()
  await expect(page.locator('data').first()).toHaveAttribute('value', String(Number(result.balance) / 1e9))
  const technical = factOf(page, 'Code hash')
  const codeHash = Cell.fromBase64(result.code).hash().toString('hex')
  await expect(technical).toContainText(codeHash)
  expect(contractType(codeHash)).toMatch(/^Wallet v/)
  await expect(factOf(page, 'Contract')).toHaveText(`${contractType(codeHash)} by its code hash`)
  await expect(page.getByText(/Last activity \d+[smhd] ago/)).toBeVisible()
  await page.getByText('Other forms and QR code').click()
  await expect(page.getByText(raw, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.getByRole('img', { name: /^QR code of UQ/ })).toBeVisible()
})

test('on a phone the line of an account’s names fades where it cuts one', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/address/${worthOpening.wallet}`)
  const line = page.getByText('nanoscope_news.t.me').first().locator('xpath=ancestor::span[@tabindex]')
  await expect(line).toHaveCSS('mask-image', /^linear-gradient\(270deg, rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\)/)
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0)
})

test('the fiat value beside the balance names its price source and is requested after all else', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const account = page.waitForResponse(response => response.url().includes('getAddressInformation'))
  const priced = page.waitForResponse(response => response.url().includes('/v2/rates?tokens=ton'))
  await page.goto(`/address/${worthOpening.wallet}`)
  const { result } = await (await account).json()
  const { rates } = await (await priced).json()
  const worth = (Number(result.balance) / 1e9) * rates.TON.prices.USD
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(worth)
  await expect(page.getByText(`Balance · ${text}, as tonapi prices TON`, { exact: true })).toBeVisible()
  const asked = (await network.calls()).filter(({ provider }) => provider === 'indexer').map(({ path }) => path)
  expect(asked.findIndex(path => path.startsWith('/v2/rates'))).toBeGreaterThan(0)
  await network.inject({ match: '/v2/rates', status: 400 })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByText('Balance', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/as tonapi prices TON/)).toHaveCount(0)
})

test('an address’s history is filtered by kind, each kind with a correct count', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const address = worthOpening.wallet!
  await page.goto(`/address/${address}`)
  const table = page.getByRole('table', { name: 'Transactions' })
  const kinds = page.getByRole('group', { name: 'Show' })
  await expect(kinds.getByRole('button', { name: 'All 50' })).toBeVisible({ timeout: 30_000 })
  // Rows are drawn in parts.
  await expect(table.getByRole(rows)).toHaveCount(51)
  const hashes = await table
    .getByRole('link')
    .evaluateAll(links => links.flatMap(link => /^\/tx\/(\w+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? []))
  const limit = `/v2/blockchain/accounts/${address}/transactions?limit=100`
  type Sent = { destination?: { address: string } }
  type Row = {
    hash: string
    lt: number
    aborted: boolean
    compute_phase?: { skipped: boolean }
    in_msg?: { bounced: boolean; source?: { address: string } }
    out_msgs: Sent[]
  }
  const { transactions } = (await (await network.request.get(limit)).json()) as { transactions: Row[] }
  const listed = transactions.filter(({ hash }) => hashes.includes(hash))
  const returned = listed.filter(({ in_msg }) => in_msg?.bounced)
  // The last payment to the account that sent it back.
  const cameBack = returned.map(({ lt, in_msg }) =>
    listed.find(
      row => row.lt < lt && row.out_msgs.some(({ destination }) => destination?.address === in_msg?.source?.address),
    ),
  )
  // A returned payment has failed; where otherwise no code ran the amount was kept, which is no failure.
  const failed = listed.filter(
    row => returned.includes(row) || cameBack.includes(row) || (row.aborted && !row.compute_phase?.skipped),
  )
  expect(failed.length).toBeGreaterThan(0)
  await kinds.getByRole('button', { name: `Failed ${failed.length}`, exact: true }).click()
  await expect(table.getByRole(rows)).toHaveCount(failed.length + 1)
  for (const { hash } of failed) await expect(table.locator(`a[href="/tx/${hash}"]`).first()).toBeVisible()
  const received = kinds.getByRole('button', { name: /^Received \d+$/ })
  const count = Number(/\d+/.exec((await received.textContent()) ?? '')?.[0])
  await received.click()
  await expect(table.getByRole(rows)).toHaveCount(count + 1)
  await expect(table.getByRole(rows).filter({ has: page.getByText('received ') })).toHaveCount(count)
  await kinds.getByRole('button', { name: 'All 50' }).click()
  await expect(table.getByRole(rows)).toHaveCount(51)
})

test('a visitor follows a payment from the sender’s screen to the receiver’s and back', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  const table = page.getByRole('table', { name: 'Transactions' })
  await expect(table.getByRole(rows)).toHaveCount(51, { timeout: 30_000 })
  const sent = table
    .getByRole(rows)
    .filter({ has: page.getByText('sent ') })
    .first()
  const sender = await sent.locator('[data-address]:visible').first().getAttribute('data-address')
  const receiver = await sent.locator('[data-address]:visible').last().getAttribute('data-address')
  expect(receiver).not.toBe(sender)
  await sent.getByRole('link').first().click()
  await page.waitForURL(/\/tx\//)
  await page.getByRole('main').locator(`[data-address="${receiver}"]`).first().click()
  await page.waitForURL(/\/address\//)
  const history = page.getByRole('table', { name: 'Transactions' })
  await expect(history.locator(`[data-address="${sender}"]:visible`).first()).toBeVisible({ timeout: 30_000 })
  await history.locator(`[data-address="${sender}"]:visible`).first().click()
  await page.waitForURL(/\/address\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(worthOpening.wallet!.slice(2, 40))
})

test('a second page of an address’s history repeats no row, and the keyboard moves across both pages', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['busy wallet']}`)
  await expect(page.getByText('50 loaded')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByText('100 loaded')).toBeVisible({ timeout: 30_000 })
  const history = page.getByRole('table', { name: 'Transactions' })
  const hashes = await history
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')).filter(href => href?.startsWith('/tx/')))
  expect(new Set(hashes).size).toBe(100)
  const linkOf = (row: number) => history.locator('tbody tr').nth(row).getByRole('link').first()
  await linkOf(49).focus()
  await page.keyboard.press('j')
  await expect(linkOf(50)).toBeFocused()
})

test('the address screen of an invalid address has no skip link to tabs', async ({ page }) => {
  await page.goto('/address/xyz')
  await expect(page.getByText('Address not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Skip to transactions/ })).toHaveCount(0)
})

test('the address screen puts an invalid address into a search box that fits a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/address/xyz')
  const box = page.getByRole('main').getByRole('textbox', { name: 'Search' })
  await expect(box).toHaveValue('xyz')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await box.fill('nanoscope.ton')
  await box.press('Enter')
  await page.waitForURL('/dns/nanoscope.ton')
})

test('the tabs of an address are four key presses away from the top of the page', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await expect(page.getByText(/^(?:Received from|Sent to)/).first()).toBeVisible()
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: 'Skip to transactions, jettons and NFTs' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Transactions' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Jettons' })).toBeFocused()
})

test('the tabs of an address are switched by keyboard and kept in the URL', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await page.getByRole('tab', { name: 'Transactions' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Jettons' })).toBeFocused()
  await expect(page).toHaveURL(/\?tab=jettons$/)
  await expect(page.getByRole('heading', { name: 'Jetton transfers' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/\?tab=nfts$/)
  await expect(page.getByRole('heading', { name: 'NFT transfers' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'NFTs', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'NFTs' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Transactions', selected: true })).toBeFocused()
  await expect(page).toHaveURL(/\/address\/[^?]+$/)
})

test('the jettons tab shows jetton amounts, hostile names as text and the indexer’s trust marks', async ({
  page,
  network,
}) => {
  test.setTimeout(90_000)
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}?tab=jettons`)
  await expect(page.getByText('Orbit')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(/^<img src=x/)).toBeVisible()
  await expect(page.getByText('blacklist').first()).toBeVisible()
  const transfers = page.getByRole('table', { name: 'Jetton transfers' })
  await expect(transfers.getByRole(rows).nth(1)).toBeVisible({ timeout: 40_000 })
  await expect(transfers.getByText('Encrypted').first()).toBeVisible()
})

test('jettons keep their order when trust and prices arrive, and are sorted by them on click', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  // toncenter's index answers first.
  await network.inject({ match: '/jettons', provider: 'indexer', delayMs: 4000 })
  type Listed = { balance: string; price?: { prices: { USD: number } }; jetton: Record<string, string | number> }
  const answer = page.waitForResponse(response => /\/jettons\?currencies=usd$/.test(response.url()))
  await page.goto(`/address/${worthOpening.wallet}?tab=jettons`)
  const cards = page.getByRole('tabpanel').locator('a[href^="/jetton/"]')
  await expect(cards).not.toHaveCount(0)
  const places = () => cards.evaluateAll(links => links.map(link => link.getAttribute('href')))
  const first = await places()
  await expect(cards.first()).not.toContainText('$')
  const { balances }: { balances: Listed[] } = await (await answer).json()
  const held = balances
    .filter(({ balance }) => balance !== '0')
    .map(({ balance, price, jetton }) => ({
      symbol: String(jetton.symbol),
      trust: String(jetton.verification),
      // Amounts of scaled ones are shown at another scale than the one of the answer.
      worth:
        price?.prices.USD && !jetton.scaled_ui
          ? (Number(balance) / 10 ** Number(jetton.decimals)) * price.prices.USD
          : null,
    }))
  const priced = held.flatMap(({ trust, worth }) => (trust === 'blacklist' ? [] : (worth ?? [])))
  expect(priced.length).toBeGreaterThan(1)
  const dollars = (worth: number) => worth.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const sum = dollars(priced.reduce((all, worth) => all + worth, 0))
  await expect(page.getByText(`${sum} in all, as tonapi prices ${priced.length} of these ${held.length}`)).toBeVisible()
  await expect(cards).toHaveCount(held.length)
  expect(await places()).toEqual(first)
  await page.getByRole('button', { name: 'Sort by trust and worth' }).click()
  await expect(page.getByRole('button', { name: 'Sort by trust and worth' })).toBeHidden()
  const rank = (trust: string) => ({ whitelist: 0, blacklist: 2 })[trust] ?? 1
  const expected = held.toSorted((a, b) => rank(a.trust) - rank(b.trust) || (b.worth ?? -1) - (a.worth ?? -1))
  const texts = await cards.allInnerTexts()
  for (const [place, { symbol, trust, worth }] of expected.entries()) {
    // Equals are in the index's order.
    if (worth !== null) expect(texts[place], symbol).toContain(symbol)
    const shown = /\$[\d,.]+/.exec(texts[place] ?? '')?.[0]
    expect(shown, symbol).toBe(worth === null || trust === 'blacklist' ? undefined : dollars(worth))
  }
})

test('a row of a jetton transfer shows the jetton amount, with the TON for gas below', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  const table = page.getByRole('table', { name: 'Transactions' })
  const jettons = table.locator('data').filter({ hasNotText: 'TON' })
  await expect(jettons.first()).toBeVisible({ timeout: 40_000 })
  const shown = Number(await jettons.first().getAttribute('value'))
  type Operation = { amount: string; jetton: { decimals: number } }
  // Jettons on their way are in the history once they have arrived.
  await expect
    .poll(async () => {
      const history = await network.request.get(`/v2/accounts/${worthOpening.wallet}/jettons/history?limit=100`)
      const { operations }: { operations: Operation[] } = await history.json()
      return operations.map(({ amount, jetton }) => Number(amount) / 10 ** jetton.decimals)
    })
    .toContain(shown)
})

test('the address screen does not shift while it loads, and shows its heading without an answer', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await network.inject({ match: '/', delayMs: 8000 })
  await page.goto(`/address/${worthOpening.wallet}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(worthOpening.wallet!.slice(2, 40))
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  const tabs = page.getByRole('tablist')
  const before = await tabs.boundingBox()
  await expect(page.getByText('Code hash', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect((await tabs.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('a failed load of the history is reported beside the account, and Try Again loads it', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await network.inject(
    { match: '/getTransactions', provider: 'node', status: 500 },
    { match: '/transactions', provider: 'indexer', status: 500 },
    { match: '/v3/', status: 400 },
  )
  await page.goto(`/address/${worthOpening.wallet}`)
  await expect(page.getByText('Failed to load transactions')).toBeVisible({ timeout: 50_000 })
  await expect(page.getByText('Code hash', { exact: true })).toBeVisible()
  await network.reset()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible({ timeout: 30_000 })
})

test('the jettons and NFTs tabs report a failed load by the names of what they list', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.inject(
    { match: '/jettons', provider: 'indexer', status: 500 },
    { match: '/nfts', status: 500 },
    { match: '/v3/', status: 400 },
  )
  await page.goto(`/address/${worthOpening.wallet}?tab=jettons`)
  await expect(page.getByText('Failed to load jettons')).toBeVisible({ timeout: 50_000 })
  await page.getByRole('tab', { name: 'NFTs' }).click()
  await expect(page.getByText('Failed to load NFTs')).toBeVisible({ timeout: 50_000 })
})

test('the NFTs tab draws 1,000 NFTs in batches as the reader scrolls', async ({ page, network }) => {
  test.setTimeout(90_000)
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.collector}?tab=nfts`)
  const cards = page.getByRole('tabpanel').locator('a[href^="/nft/"]')
  await expect(cards.nth(23)).toBeAttached({ timeout: 50_000 })
  await expect(page.getByText('1,000+').first()).toBeVisible({ timeout: 30_000 })
  expect(await cards.count()).toBeLessThanOrEqual(60)
  await expect(async () => {
    await scrollTo(cards.last())
    expect(await cards.count()).toBeGreaterThan(150)
  }).toPass()
})

test('an unused address is shown as uninitialized, with empty lists', async ({ page, network }) => {
  test.setTimeout(90_000)
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['unused address']}`)
  await expect(page.getByText('uninitialized').first()).toBeVisible()
  await expect(page.getByText('No transactions found')).toBeVisible()
  await page.getByRole('tab', { name: 'Jettons' }).click()
  await expect(page.getByText('No Jettons found')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('No Jetton transfers found')).toBeVisible({ timeout: 40_000 })
  await page.getByRole('tab', { name: 'NFTs' }).click()
  await expect(page.getByText('No NFTs found')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('No NFT transfers found')).toBeVisible({ timeout: 40_000 })
})

test('a frozen account is shown as frozen', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['frozen account']}`)
  await expect(page.getByText('frozen').first()).toBeVisible()
})

test('an address with a wrong checksum is reported without a call', async ({ page, network }) => {
  await page.goto('/address/EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt')
  await expect(page.getByText('Address not found')).toBeVisible()
  await expect(page.getByText('its checksum is wrong')).toBeVisible()
  await page.goto('/address/EQwrong')
  await expect(page.getByText('Address not found')).toBeVisible()
  expect(await network.calls()).toEqual([])
})

test('the address screen reports a failed load, and Try Again loads the account', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.inject({ match: '/', status: 500 })
  await page.goto(`/address/${worthOpening.wallet}`)
  await expect(page.getByText('Failed to load address information').first()).toBeVisible({ timeout: 50_000 })
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(page.getByRole('heading', { name: 'Technical information' })).toBeVisible()
  await expect(page.getByText('Code hash', { exact: true })).toBeVisible({ timeout: 30_000 })
})

test('the history begins above the fold on a phone, and the account’s state is written once', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/address/${worthOpening.wallet}`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Who may spend?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'All 50' })).toBeVisible()
  const first = await page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1).boundingBox()
  expect(first?.y).toBeLessThanOrEqual(780)
  const tabs = await page.getByRole('tablist').boundingBox()
  expect(tabs?.y).toBeLessThan(720)
  const words = page.getByText('active', { exact: true })
  const widths = await words.evaluateAll(found =>
    found.map(one => (one.checkVisibility() ? one.getBoundingClientRect().width : 0)),
  )
  // The head's own is for screen readers; the technical information is folded.
  expect(widths.filter(width => width > 1)).toHaveLength(1)
})

test('the history’s filters by counterparty and day are behind a button on a phone', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/address/${worthOpening.wallet}`)
  const opener = page.getByRole('button', { name: 'With whom, Go to a day' })
  const whom = page.getByRole('combobox', { name: 'With whom' })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(whom).toBeHidden()
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Go to a day' }).last()).toBeVisible()
  await whom.selectOption({ index: 1 })
  // A chosen filter stays in sight.
  await opener.click()
  await expect(whom).toBeVisible()
  await whom.selectOption('')
  await opener.click()
  await expect(whom).toBeHidden()
})

test('a history row on a phone names the counterparty once, as a link large enough to tap', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/address/${worthOpening.wallet}`)
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  const read = () =>
    rows.evaluateAll(all =>
      all.flatMap(row => {
        const link = [...row.querySelectorAll('td:nth-child(3) a')].find(found => found.checkVisibility())
        const name = link?.textContent ?? ''
        const lead = row.querySelector('td')!
        if (!name || !lead.textContent.endsWith(name)) return []
        // Text for screen readers alone is a pixel wide.
        const seen = [...lead.querySelectorAll('*')].filter(
          part => part.children.length === 0 && part.textContent === name && part.getBoundingClientRect().width > 1,
        )
        const isClipped = (part: Element) => part.closest('[class*="sr-only"]') !== null
        return [{ repeats: seen.filter(part => !isClipped(part)).length, height: link!.getBoundingClientRect().height }]
      }),
    )
  await expect.poll(async () => (await read()).length).toBeGreaterThan(20)
  const found = await read()
  expect(Math.max(...found.map(({ repeats }) => repeats))).toBe(0)
  expect(Math.min(...found.map(({ height }) => height))).toBeGreaterThanOrEqual(24)
  const heights = await rows.evaluateAll(all =>
    all.map(row => row.getBoundingClientRect().height).sort((a, b) => a - b),
  )
  expect(heights[25]).toBeLessThanOrEqual(75)
  // A screen reader hears the full sentence.
  await expect(rows.getByRole('link', { name: /^Sent to UQ\w{4}…/ }).first()).toBeVisible()
})
