import { expect, factOf, test } from '../support/e2e.ts'
import { choose, drop, result, save } from '../support/proof-file.ts'
import { holdScripts } from '../support/scripts.ts'

test('a dropped file too large to be carried to the checks screen is reported', async ({ page }) => {
  await page.goto('/rates')
  await drop(page, 'x'.repeat(6_000_000))
  await expect(page).toHaveURL(/\/checks#not-kept$/)
  await expect(page.getByRole('alert')).toContainText('too large to be carried from one page to the next')
})

test('the checks screen names the build, its age and the commit of its sources', async ({ page }) => {
  await page.goto('/checks')
  await expect(factOf(page, /^Build$/)).toHaveText(/^[0-9a-f]{8}$/)
  await expect(factOf(page, /^Made$/).getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/)
  const commit = factOf(page, /^Commit$/)
  if ((await commit.count()) > 0) await expect(commit).toHaveText(/^[0-9a-f]{7,40}(?:-dirty)?$/)
})

test.describe('with all pages kept in the browser', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a saved proof dropped on any screen is verified offline by the same verifier', async ({
    page,
    context,
    network,
  }) => {
    const { worthOpening } = await network.state()
    const hash = worthOpening.swap!
    const text = await save(page, `/tx/${hash}`)
    await page.goto('/checks')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect(page.getByLabel('Proof file')).toBeVisible()
    const before = (await network.calls()).length
    await context.setOffline(true)
    await page.goto('/stats')
    await drop(page, text)
    await expect(page).toHaveURL(/\/checks$/)
    await expect(result(page)).toContainText('Proved 5 of 5: every link that the file holds.')
    await expect(result(page).getByRole('link', { name: hash })).toHaveAttribute('href', `/tx/${hash}`)
    await expect(result(page).getByRole('listitem')).toHaveCount(6)
    expect((await network.calls()).length).toBe(before)
    await context.setOffline(false)
  })
})

test('a saved proof of an account shows its proved values without a call', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const text = await save(page, `/address/${worthOpening.collector}`)
  const balance = await factOf(page.getByRole('region', { name: 'How it is proved' }), 'Balance').innerText()
  await page.goto('/checks')
  const before = (await network.calls()).length
  await choose(page, text)
  await expect(factOf(result(page), 'Balance')).toHaveText(balance)
  await expect(result(page)).toContainText('Proved 5 of 5')
  expect((await network.calls()).length).toBe(before)
})

test('a saved proof by unknown validators shows no values', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const text = await save(page, `/address/${worthOpening.collector}`)
  await page.route('**/anchors.json', route => route.fulfill({ json: { made: 1786138376, sets: [] } }))
  // An embedded network with another list counts as one started again.
  await page.addInitScript(() => localStorage.removeItem('nanoscope:1:embedded network:start'))
  await page.goto('/checks')
  await choose(page, text)
  await expect(result(page)).toContainText('Proved 0 of 5')
  await expect(result(page)).toContainText('These validators are named by this file alone')
  await expect(factOf(result(page), 'Balance')).toHaveCount(0)
})

test('a falsified proof is reported as a contradiction, and another file as no proof', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const text = await save(page, `/tx/${worthOpening.swap}`)
  await page.goto('/checks')
  const file = JSON.parse(text)
  const { hash } = file.claim
  const other = `${hash.startsWith('5a') ? 'a5' : '5a'}${hash.slice(2)}`
  await choose(page, JSON.stringify({ ...file, claim: { ...file.claim, hash: other } }))
  await expect(result(page).getByRole('alert')).toContainText('What this file holds contradicts what it claims.')
  await expect(result(page)).toContainText(other)
  await choose(page, JSON.stringify({ ...file, links: file.links.slice(0, 2) }))
  await expect(result(page)).toContainText('Proved 0 of 5: the links of the file do not lead to validators')
  await expect(result(page)).toContainText('These bytes hash to')
  await choose(page, JSON.stringify({ ...file, links: file.links.slice(1) }))
  await expect(result(page)).toContainText('Proved 5 of 5')
  await expect(result(page)).not.toContainText('These bytes hash to')
  await choose(page, JSON.stringify({ ...file, links: [] }))
  await expect(result(page)).toContainText('Proved 0 of 5')
  for (const [content, words] of [
    ['hello', 'This file is no proof.'],
    [JSON.stringify({ ...file, version: 3 }), 'This proof has a later form than this build reads.'],
    [JSON.stringify({ ...file, links: [{ kind: 'hope' }] }), 'This proof is damaged'],
  ] as const) {
    await choose(page, content)
    await expect(page.getByText(words)).toBeVisible()
    await expect(result(page)).toHaveCount(0)
  }
})

test('a proof file chosen before the scripts loaded is checked once they have', async ({ page }) => {
  const release = await holdScripts(page, /\/_astro\/ChecksScreen/)
  await page.goto('/checks', { waitUntil: 'load' })
  await choose(page, 'hello')
  release()
  await expect(page.getByText('This file is no proof.')).toBeVisible()
})

test('the self-test of the checks screen passes all 8 checks', async ({ page }) => {
  await page.goto('/checks')
  await page.getByRole('button', { name: 'Run the checks' }).click()
  const rows = page.getByRole('listitem').filter({ hasText: / ms$/ })
  await expect(rows).toHaveCount(8)
  await expect(rows.filter({ hasText: 'passed' })).toHaveCount(8)
})

test('the self-test of the checks screen says when the browser lacks Ed25519', async ({ page }) => {
  await page.addInitScript(() => {
    SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException('unknown', 'NotSupportedError'))
  })
  await page.goto('/checks')
  await page.getByRole('button', { name: 'Run the checks' }).click()
  const rows = page.getByRole('listitem').filter({ hasText: / ms$/ })
  await expect(rows).toHaveCount(8)
  await expect(rows.filter({ hasText: 'this browser cannot' })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'passed' })).toHaveCount(6)
})

test('the checks screen lists the data kept in this browser and deletes them on click', async ({ page }) => {
  await page.goto('/stats')
  await expect(page.getByText(/measured over/)).toBeVisible()
  await page.goto('/checks')
  const kept = await page.evaluate(
    () => Object.keys(localStorage).filter(name => /^nanoscope:.*:cache:/.test(name)).length,
  )
  expect(kept).toBeGreaterThan(2)
  await page.getByText(`All ${kept} answers`).click()
  await expect(page.getByRole('table', { name: 'Kept in this browser' }).getByRole('row')).toHaveCount(kept + 1)
  await expect(factOf(page, 'toncenter')).toContainText(/Last answer \d+s ago|Last answer now/)
  await page.getByRole('button', { name: 'Forget it all' }).click()
  await expect(page.getByText('Nothing is kept.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the checks screen lists the calls of the last minutes with their results', async ({ page, network }) => {
  await page.goto('/stats')
  await page.waitForFunction(() => localStorage.getItem('nanoscope:1:embedded network:calls')?.includes('toncenter'))
  await network.inject({ match: '/v2/staking/pools', status: 500, body: { error: 'down' } })
  await page.goto('/staking')
  await expect(page.getByRole('alert')).toContainText('Failed to load staking pools', { timeout: 30_000 })
  // The log starts three seconds after the page, and includes earlier calls.
  await page.waitForFunction(() =>
    localStorage.getItem('nanoscope:1:embedded network:calls')?.includes('/staking/pools'),
  )
  const asked = (await network.calls()).map(({ path }) => path)
  await page.goto('/checks')
  const rows = page.getByRole('table', { name: 'Calls of the last ten minutes' }).getByRole('row')
  const failed = rows.filter({ hasText: '/staking/pools' })
  await expect(failed.first()).toContainText(/tonapi.*status 500 after \d+ ms/s)
  await expect(failed).toHaveCount(asked.filter(path => path.includes('/staking/pools')).length)
  await expect(rows.filter({ hasText: 'toncenter' }).first()).toContainText(/status 200 after \d+ ms/)
})
