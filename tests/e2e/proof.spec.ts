import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Address, Cell } from '@ton/core'
import type { Flaw } from '../../scripts/localnet/proofs/flaw.ts'
import { expectNoFindings } from '../support/axe.ts'
import { expect, factOf, type LoggedCall, test } from '../support/e2e.ts'

const badge = (page: Page) => page.getByRole('button', { name: /^Proved \d of 5/ })
const panel = (page: Page) => page.getByRole('region', { name: 'How it is proved' })
const linesOf = (page: Page) => panel(page).getByRole('listitem')

/** Calls that only proofs make, by their routes. */
const PROOFS = /getMasterchainBlockSignatures|getShardBlockProof|getConfigParam|liteserver|\/boc|config\/raw/
const proofCalls = (calls: LoggedCall[]) => calls.map(({ path }) => path).filter(path => PROOFS.test(path))
const routesOf = (calls: LoggedCall[]) => proofCalls(calls).map(path => PROOFS.exec(path)?.[0])

async function proveAll(page: Page, path: string) {
  await page.goto(path)
  await badge(page).click()
  await expect(panel(page).getByRole('button', { name: /^Save/ })).toBeVisible({ timeout: 30_000 })
}

test('a transaction’s bytes are checked at once, and it is proved up to the signatures on click', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening.swap!
  await page.goto(`/tx/${hash}`)
  await expect(badge(page)).toContainText('Bytes match their hash, checked here')
  await expect(badge(page)).toHaveAccessibleName(/Proved 1 of 5/)
  expect(proofCalls(await network.calls())).toEqual([])
  await badge(page).click()
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/, { timeout: 30_000 })
  expect(routesOf(await network.calls()).toSorted()).toEqual(
    ['getConfigParam', 'getMasterchainBlockSignatures', 'getShardBlockProof', 'liteserver'].toSorted(),
  )

  const { block } = await (await network.request.get(`/v2/blockchain/transactions/${hash}`)).json()
  const [, seqno = ''] = /,(\d+)\)$/.exec(block) ?? []
  const grouped = Number(seqno).toLocaleString('en')
  const [bytes, stands, commits, older, signed, pinned] = await linesOf(page).allInnerTexts()
  expect(bytes).toContain(hash)
  expect(stands).toContain(`It stands in block ${grouped}`)
  expect(commits).toMatch(/^Masterchain block [\d,]+ commits that block/)
  expect(older).toMatch(/^That block is older than masterchain block [\d,]+/)
  const head = Number(/block ([\d,]+)/.exec(older ?? '')?.[1]?.replaceAll(',', ''))
  const { signatures } = (
    await (await network.request.get(`/api/v2/getMasterchainBlockSignatures?seqno=${head}`)).json()
  ).result
  expect(signed).toContain(`${signatures.length} of 21 validators signed that`)
  expect(pinned).toMatch(/^Their set is pinned by this build/)
  await expect(badge(page)).toContainText(`Signed by ${signatures.length} of 21 validators, checked here`)
})

test('a second proof takes two calls, as the signed block is cached', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await proveAll(page, `/tx/${worthOpening.swap}`)
  const before = proofCalls(await network.calls()).length
  await proveAll(page, `/tx/${worthOpening['refused swap']}`)
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/)
  const routes = routesOf(await network.calls()).slice(before)
  expect(routes.toSorted()).toEqual(['getShardBlockProof', 'liteserver'])
  await expect(linesOf(page).filter({ hasText: 'validators signed that' })).toContainText('kept here')
})

test('an account is proved as of a block', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const account = worthOpening.collector!
  await page.goto(`/address/${account}`)
  await expect(badge(page)).toContainText('Not proved in this browser yet')
  await badge(page).click()
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/, { timeout: 30_000 })
  // The account may have changed meanwhile: the transaction that is proved to be its last has the balance after it.
  const last = await factOf(panel(page), 'Last transaction').getByRole('link').getAttribute('href')
  const left = await (await network.request.get(`/v2/blockchain/transactions/${last?.replace('/tx/', '')}`)).json()
  expect(left.account.address).toBe(Address.parse(account).toRawString())
  const balance = (left.end_balance / 1e9).toLocaleString('en', { maximumFractionDigits: 9 })
  await expect(factOf(panel(page), 'Balance')).toHaveText(`${balance} TON`)
  await expect(factOf(panel(page), 'Account status')).toHaveText('active')
  const { result } = await (await network.request.get(`/api/v2/getAddressInformation?address=${account}`)).json()
  const code = Cell.fromBase64(result.code).hash().toString('hex')
  await expect(factOf(panel(page), 'Code hash')).toHaveText(code)
})

test('a history lacks no transaction up to the block of its account’s proof', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.collector}`)
  await expect(page.getByText(/transactions, nothing left out between them/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/(?:Complete|None newer) as of/)).toHaveCount(0)
  await badge(page).click()
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/, { timeout: 30_000 })
  const time = await factOf(panel(page), 'As of').innerText()
  const last = await factOf(panel(page), 'Last transaction').getByRole('link').getAttribute('href')
  const hrefs = await page
    .getByRole('table', { name: 'Transactions' })
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  // The network keeps running: a transaction between the history and the proof is reported as missing.
  const saying = (state: string) => page.getByText(`${state} as of ${time}, as proved above`)
  if (hrefs.includes(last)) await expect(saying('Complete').or(saying('None newer'))).toBeVisible()
  else await expect(page.getByRole('link', { name: 'A newer transaction is proved above: open it' })).toBeVisible()
})

test('the proof of an account reveals that a list withholds the newest transaction', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const account = worthOpening.collector!
  // The node and the index on its host, which the history comes from, keep back the same one.
  await page.route(/\/api\/v2\/getTransactions\?|\/api\/v3\/transactions\?/, async route => {
    const response = await route.fetch()
    const { result = [], transactions = [], ...body } = await response.json()
    await route.fulfill({ json: { ...body, result: result.slice(1), transactions: transactions.slice(1) } })
  })
  await page.goto(`/address/${account}`)
  await expect(page.getByText(/transactions, nothing left out between them/)).toBeVisible({ timeout: 30_000 })
  await badge(page).click()
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/, { timeout: 30_000 })
  const last = await factOf(panel(page), 'Last transaction').getByRole('link').getAttribute('href')
  await expect(page.getByRole('link', { name: 'A newer transaction is proved above: open it' })).toHaveAttribute(
    'href',
    last!,
  )
})

test('the absence of an account is proved', async ({ page }) => {
  await proveAll(page, `/address/0:${'5a'.repeat(32)}`)
  await expect(linesOf(page).first()).toContainText('There is no such account after block')
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/)
})

test('blocks of both chains are proved', async ({ page, network }) => {
  const { masterchain, split } = await network.state()
  await proveAll(page, `/block/${masterchain - 3}`)
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/)
  await expect(linesOf(page)).toHaveCount(3)
  await expect(linesOf(page).first()).toContainText(
    `this is masterchain block ${(masterchain - 3).toLocaleString('en')}`,
  )
  const [, shard, seqno] = /\(0,([0-9a-f]+),(\d+)\)/.exec(split?.after[0] ?? '') ?? []
  await proveAll(page, `/block/${seqno}?workchain=0&shard=${shard}`)
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/)
  await expect(linesOf(page).nth(1)).toContainText('commits that block')
})

test('all steps of a trace are proved on one click', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening.swap!
  await page.goto(`/tx/${hash}`)
  const press = page.getByRole('button', { name: /^Prove all \d+ steps$/ })
  const [steps] = /\d+/.exec((await press.innerText()) ?? '') ?? []
  expect(Number(steps)).toBeGreaterThan(5)
  await press.click()
  await expect(
    page.getByText(`${steps} of ${steps} steps are signed by validators, whose set this build pins`),
  ).toBeVisible({
    timeout: 60_000,
  })
})

/** Effect of each flaw on screen: the badge, and words in the panel. */
const FLAWS: [Flaw, standing: RegExp, words: RegExp][] = [
  ['wrong signature', /^Proved 3 of 5 A proof does not fit/, /\d+ signatures are wrong\./],
  ['too little weight', /^Proved 3 of 5 Committed by/, /Only [1-6]\d\.\d % of the weight of these validators signed/],
  ['wrong set', /^Proved 3 of 5 Committed by/, /Only 0\.0 % of the weight of these validators signed/],
  // The full block contains the transaction that the list lacks.
  ['pruned path', /^Proved 2 of 5 Stands in its block/, /The bytes leave out what is needed/],
  ['other account', /^Proved 5 of 5 Signed by/, /validators signed that/],
  [
    'other block',
    /^Proved 1 of 5 A proof does not fit/,
    /The proof is of another block\. ?Claimed[0-9a-f]{64}In the proof[0-9a-f]{64}/,
  ],
  ['unfitting root', /^Proved 1 of 5 A proof does not fit/, /The bytes are no proof/],
  ['truncated', /^Proved 1 of 5 A proof does not fit/, /The bytes are no proof/],
]

for (const [flaw, standing, words] of FLAWS)
  test(`with a flawed proof, ${flaw}, the screen says so and claims only what is proved`, async ({ page, network }) => {
    const { worthOpening } = await network.state()
    await network.degrade({ proofs: flaw })
    await proveAll(page, `/tx/${worthOpening.swap}`)
    await expect(badge(page)).toHaveAccessibleName(standing)
    await expect(panel(page)).toContainText(words)
    const isFalse = standing.source.includes('does not fit')
    await expect(panel(page).getByRole('button', { name: 'Save evidence' })).toHaveCount(isFalse ? 1 : 0)
    const isSigned = standing.source.includes('Signed by')
    await expect(panel(page).getByText('Proved is that this is part of the chain')).toHaveCount(isSigned ? 1 : 0)
  })

test('a proof ends at a silent provider, says why, and can be retried', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.inject({ match: 'getMasterchainBlockSignatures', status: 500, body: { ok: false, error: 'down' } })
  await proveAll(page, `/tx/${worthOpening.swap}`)
  await expect(badge(page)).toContainText('Committed by masterchain block')
  await expect(panel(page)).toContainText('It goes no further just now. toncenter cannot be reached or has a fault.')
  await network.reset()
  await panel(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/, { timeout: 30_000 })
})

test('a node behind the block of a transaction cannot prove it yet, and the screen says so', async ({
  page,
  network,
}) => {
  await network.degrade({ proofs: 'stale head' })
  const { masterchain } = await network.state()
  const { transactions } = await (
    await network.request.get(`/v2/blockchain/masterchain/${masterchain - 4}/transactions`)
  ).json()
  await proveAll(page, `/tx/${transactions[0].hash}`)
  await expect(badge(page)).toHaveAccessibleName(/^Proved 1 of 5 Bytes match/)
  await expect(panel(page)).toContainText(
    'It goes no further just now. toncenter does not hold it yet; it should in a few seconds.',
  )
  await expect(panel(page).getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('the full block proves a transaction when its list proof is unavailable', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.inject({ match: 'list_block_transactions', status: 404, body: { error: 'unknown route' } })
  await proveAll(page, `/tx/${worthOpening.swap}`)
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/)
  expect(routesOf(await network.calls())).toContain('/boc')
})

test('validators that the build does not pin are taken from both providers when they agree', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.route('**/anchors.json', route => route.fulfill({ json: { made: 1786138376, sets: [] } }))
  await proveAll(page, `/tx/${worthOpening.swap}`)
  await expect(linesOf(page).last()).toContainText('tonapi names the same validators')
  await expect(badge(page)).toContainText('Signed by validators that both providers name, not this build')
  await expect(badge(page)).toHaveAccessibleName(/Proved 4 of 5/)
})

test('later validators are proved from those that the build pins', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  // Before the first rotation of this network.
  const seqno = 48
  const { result } = await (await network.request.get(`/api/v2/getConfigParam?param=34&seqno=${seqno}`)).json()
  const earlier = Cell.fromBase64(result.config.bytes)
  const until = earlier.beginParse().skip(40).loadUint(32)
  const json = { made: 1786138376, sets: [[until, earlier.hash().toString('hex'), seqno]] }
  await page.route('**/anchors.json', route => route.fulfill({ json }))
  await proveAll(page, `/tx/${worthOpening.swap}`)
  await expect(linesOf(page).last()).toContainText('Their set follows from one that this build pins')
  await expect(linesOf(page).last()).toContainText('over one rotation')
  await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/)
})

test('a saved proof contains all its bytes', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening.swap!
  await proveAll(page, `/tx/${hash}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Save proof' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`transaction-${hash.slice(0, 16)}.json`)
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({ format: 'nanoscope-proof', version: 2, claim: { kind: 'transaction', hash } })
  const kinds = file.links.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['bytes', 'transaction', 'shard', 'older', 'signatures'])
})

for (const width of [390, 1280])
  test(`a proof is operated by keyboard, and axe finds nothing on it at ${width} px`, async ({ page, network }) => {
    await page.setViewportSize({ width, height: 844 })
    const { worthOpening } = await network.state()
    await page.goto(`/tx/${worthOpening.swap}`)
    await badge(page).focus()
    await page.keyboard.press('Enter')
    await expect(badge(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(badge(page)).toHaveAccessibleName(/Proved 5 of 5/, { timeout: 30_000 })
    await expectNoFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeHidden()
  })
