import { expect, factOf, type LoggedCall, test } from '../support/e2e.ts'

const WHOLE = '-9223372036854775808'

test('the block screen shows every field of a masterchain block with the node’s value', async ({ page, network }) => {
  const { masterchain } = await network.state()
  const seqno = masterchain - 20
  const ask = async (method: string) => (await (await network.request.get(`/api/v2/${method}`)).json()).result
  const header = await ask(`getBlockHeader?workchain=-1&shard=${WHOLE}&seqno=${seqno}`)
  const { transactions } = await ask(`getBlockTransactions?workchain=-1&shard=${WHOLE}&seqno=${seqno}`)
  const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex')

  await page.goto(`/block/${seqno}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Block #${seqno.toLocaleString('en-US')}`)
  await expect(page).toHaveTitle(`Block #${seqno} · Nanoscope`)
  const fact = (label: string) => factOf(page, label)
  await expect(fact('Workchain')).toHaveText('-1')
  await expect(fact('Shard')).toHaveText('-9223372036854775808 (8000000000000000)')
  await expect(fact('Sequence number')).toHaveText(seqno.toLocaleString('en-US'))
  await expect(fact('Root hash')).toContainText(hex(header.id.root_hash))
  await expect(fact('File hash')).toContainText(hex(header.id.file_hash))
  await expect(fact('Global ID')).toHaveText(String(header.global_id))
  await expect(fact('Version')).toHaveText(String(header.version))
  await expect(fact('Generated at').getByRole('time')).toHaveAttribute(
    'datetime',
    new Date(header.gen_utime * 1000).toISOString(),
  )

  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row')
  await expect(rows).toHaveCount(transactions.length + 1)
  await expect(rows.nth(1).getByRole('link', { name: /^[0-9a-f]{8}…/ })).toHaveAttribute(
    'href',
    `/tx/${hex(transactions[0].hash)}`,
  )
  // By what they did.
  await expect(rows.nth(1)).toContainText(/^(?:System call|Received|Sent|Operation)/)
  await expect(page.getByText(/^Transactions: \d+ in this block alone · \d+ with its shard blocks ·/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('link', { name: 'Previous Block' })).toHaveAttribute('href', `/block/${seqno - 1}`)
  await expect(page.getByRole('link', { name: 'Next Block' })).toHaveAttribute('href', `/block/${seqno + 1}`)
})

test('links lead from a masterchain block to its shard block and along the shard', async ({ page, network }) => {
  const { masterchain } = await network.state()
  const ask = async (path: string) => (await network.request.get(`/v2/blockchain/masterchain/${path}`)).json()
  let seqno = masterchain - 20
  // One whose only shard neither split nor merged just before.
  for (;;) {
    const { shards } = await ask(`${seqno}/shards`)
    if (shards.length === 1 && !shards[0].last_known_block.after_merge) break
    seqno--
  }
  await page.goto(`/block/${seqno}`)
  await page.getByRole('link', { name: /^Workchain 0 8000000000000000 #/ }).click()
  await page.waitForURL(/\/block\/\d+\?workchain=0&shard=8000000000000000$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Shard block #/)
  await expect(page.getByRole('heading', { name: 'Shards' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Previous Block' }).click()
  await page.waitForURL(/workchain=0&shard=8000000000000000$/)
  await expect(page.getByRole('term').first()).toBeVisible()
})

const blockPath = (id: string) => {
  const [, shard, seqno] = id.match(/\(0,(\w+),(\d+)\)/) ?? []
  return `/block/${seqno}?workchain=0&shard=${shard}`
}

for (const kind of ['split', 'merge'] as const) {
  test(`links lead across a ${kind} of shards and back between the same blocks`, async ({ page, network }) => {
    const { before, after } = (await network.state())[kind]!
    const [next, previous] = [/^Next Block/, /^Previous Block/].map(name => page.getByRole('link', { name }))
    const hrefs = async (links: typeof next) =>
      (await links!.evaluateAll(all => all.map(link => link.getAttribute('href')))).toSorted()
    await page.goto(blockPath(after[0]!))
    await expect(previous!).toHaveCount(before.length, { timeout: 30_000 })
    expect(await hrefs(previous)).toEqual(before.map(blockPath).toSorted())
    if (kind === 'merge') return
    await previous!.first().click()
    await expect(next!).toHaveCount(after.length, { timeout: 30_000 })
    expect(await hrefs(next)).toEqual(after.map(blockPath).toSorted())
  })
}

test('failed transactions look failed in the table of their block', async ({ page, network }) => {
  const { masterchain } = await network.state()
  type Row = { hash: string; block: string; compute_phase?: { success?: boolean } }
  const firstRows = 40
  let failed: Row | undefined
  // The index may lag by some blocks.
  for (let seqno = masterchain - 10; !failed && seqno > 0; seqno--) {
    const listing = await network.request.get(`/v2/blockchain/masterchain/${seqno}/transactions`)
    const { transactions }: { transactions: Row[] } = await listing.json()
    // An exit code above 1 is no failure where the contract had committed before it threw.
    failed = transactions.find(
      ({ block, compute_phase }) =>
        compute_phase?.success === false && transactions.filter(row => row.block === block).length <= firstRows,
    )
  }
  const { hash, block } = failed!
  const [, workchain, shard, seqno] = block.match(/\((-?\d+),(\w+),(\d+)\)/) ?? []
  await page.goto(workchain === '0' ? `/block/${seqno}?workchain=0&shard=${shard}` : `/block/${seqno}`)
  const row = page
    .getByRole('table', { name: 'Transactions' })
    .getByRole('row')
    .filter({ hasText: hash.slice(0, 8) })
  await expect(row.locator('.text-bad, .text-warn').first()).toBeVisible({ timeout: 30_000 })
})

test('the copy button of a hash copies it and says so for two seconds', async ({ page, network, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { masterchain } = await network.state()
  await page.goto(`/block/${masterchain - 20}`)
  const copy = page.getByRole('button', { name: 'Copy root hash' })
  await copy.click()
  await expect(copy.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/)
  await expect(copy.getByRole('status')).toHaveText('', { timeout: 4000 })
})

test('focusing an account in a block’s table marks its mentions', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await page.goto(`/block/${masterchain - 20}`)
  const account = page.getByRole('table', { name: 'Transactions' }).locator('[data-address]').first()
  await account.focus()
  await expect(account).toHaveAttribute('data-marked', '')
  await account.blur()
  await expect(account).not.toHaveAttribute('data-marked')
})

for (const path of ['/block/abc', '/block/-1', '/block/99999999999', '/block/0', '/block/5?workchain=0&shard=0']) {
  test(`${path} is reported as not found without a call`, async ({ page, network }) => {
    await page.goto(path)
    await expect(page.getByText('Block not found')).toBeVisible()
    expect(await network.calls()).toEqual([])
  })
}

test('a block that does not exist is reported as not found, in one notice', async ({ page }) => {
  await page.goto('/block/4000000000')
  await expect(page.getByText('Block not found')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Transactions' })).toHaveCount(0)
})

const askedFor = (route: string, calls: LoggedCall[]) => calls.filter(({ path }) => path.includes(route)).length

test('the screen of the next block waits and shows the complete block when it arrives, with no error in between', async ({
  page,
  network,
}) => {
  const { masterchain } = await network.state()
  await page.addInitScript(() => {
    const failures = new Set<string>()
    Object.assign(window, { failures })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main [role=alert]')) failures.add(textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(`/block/${masterchain + 1}`)
  await expect.poll(async () => askedFor('getMasterchainInfo', await network.calls())).toBeGreaterThan(1)
  await network.step()
  await expect(factOf(page, 'Root hash')).toContainText(/[0-9a-f]{64}/, { timeout: 30_000 })
  await expect(page.getByRole('link', { name: /^Workchain 0 / }).first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  expect(await page.evaluate('[...failures]')).toEqual([])
})

test('Next Block of the newest block says that it does not exist yet, without a failed request, and then shows it', async ({
  page,
  network,
}) => {
  const { masterchain } = await network.state()
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`/block/${masterchain}`)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await page.getByRole('link', { name: 'Next Block' }).click()
  await expect(page.getByText('This block is not made yet')).toBeVisible()
  await expect(page.getByText(`The newest one is #${masterchain}. This page looks again by itself.`)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(askedFor(`seqno=${masterchain + 1}`, await network.calls())).toBe(0)
  await network.step()
  await expect(factOf(page, 'Root hash')).toContainText(/[0-9a-f]{64}/, { timeout: 30_000 })
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a block that the node has not applied yet is requested again', async ({ page, network }) => {
  const { masterchain } = await network.state()
  const error = 'LITE_SERVER_NOTREADY: block is not applied'
  await network.inject({ match: 'getBlockHeader', status: 500, body: { ok: false, error, code: 500 }, times: 2 })
  await page.goto(`/block/${masterchain}`)
  await expect(page.getByRole('term').filter({ hasText: 'Root hash' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^toncenter ·/).first()).toBeVisible()
})

test('the screen of a block that no server has applied yet says so, and why', async ({ page, network }) => {
  const { masterchain } = await network.state()
  const error = 'LITE_SERVER_NOTREADY: block is not applied'
  await network.inject(
    { match: 'getBlockHeader', status: 500, body: { ok: false, error, code: 500 } },
    { match: 'blockchain/blocks/', status: 500 },
  )
  await page.goto(`/block/${masterchain}`)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('This block is not there yet', { timeout: 30_000 })
  await expect(notice).toContainText('It is about to be produced, or to reach the servers that are asked.')
})

test('block 1 has no link to a previous block', async ({ page, network }) => {
  await page.goto('/block/1')
  await expect(page.getByRole('link', { name: 'Next Block' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous Block' })).toHaveCount(0)
  expect(await network.calls()).not.toContainEqual(
    expect.objectContaining({ path: expect.stringContaining('seqno=0') }),
  )
})

test('the block screen takes the header from the indexer when the node fails', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await network.inject({ match: 'getBlockHeader', status: 500 })
  await page.goto(`/block/${masterchain - 20}`)
  await expect(page.getByText(/^tonapi ·/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
})

const faults: [string, { status?: number; body?: unknown; contentType?: string; truncate?: number; drop?: boolean }][] =
  [
    ['a status 500', { status: 500 }],
    ['HTML instead of JSON', { status: 200, body: '<!doctype html><h1>hello</h1>', contentType: 'text/html' }],
    ['truncated JSON', { truncate: 20 }],
    ['wrong types', { status: 200, body: { ok: true, result: { id: 7 }, root_hash: 7 } }],
    ['an error inside a 200', { status: 200, body: { ok: false, error: 'oops', code: 500 } }],
    ['a dropped connection', { drop: true }],
  ]
for (const [name, fault] of faults) {
  test(`the block screen reports ${name} in words and offers Try Again`, async ({ page, network }) => {
    const { masterchain } = await network.state()
    await network.inject({ match: '/', ...fault })
    await page.goto(`/block/${masterchain - 20}`)
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load block details' })
    await expect(alert).toBeVisible({ timeout: 45_000 })
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
}

test('the screen of an empty block says that it has no transactions', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await network.inject({
    match: 'getBlockTransactions',
    status: 200,
    body: { ok: true, result: { transactions: [], incomplete: false } },
  })
  await page.goto(`/block/${masterchain - 20}`)
  await expect(page.getByText('No transactions in this block')).toBeVisible()
})
