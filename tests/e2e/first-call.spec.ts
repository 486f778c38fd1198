import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'
import { holdScripts, holdUnnamedScripts } from '../support/scripts.ts'

/** Second request of a head, of another provider. */
const second: Record<string, RegExp> = { Address: /^\/v2\/accounts\/0:/ }

/** First request of each screen. */
const first: Record<string, RegExp> = {
  Home: /^\/api\/v2\/getMasterchainInfo$/,
  Blocks: /^\/api\/v2\/getMasterchainInfo$/,
  Block: /^\/api\/v2\/getBlockHeader\?workchain=-1&/,
  'Shard block': /^\/api\/v2\/getBlockHeader\?workchain=0&/,
  Transactions: /^\/api\/v3\/transactions\?limit=50&sort=desc$/,
  Transaction: /^\/api\/v3\/traces\?tx_hash=[0-9a-f]{64}&include_actions=true&limit=1&sort=desc$/,
  Address: /^\/api\/v2\/getAddressInformation\?address=0%3A/,
  'NFT item': /^\/v2\/nfts\/0:/,
  'NFT collection': /^\/v2\/nfts\/collections\/0:/,
  Domain: /^\/v2\/dns\/nanoscope\.ton\/resolve$/,
  Auctions: /^\/v2\/dns\/auctions$/,
  Jettons: /^\/v2\/jettons\?limit=100&offset=1$/,
  Jetton: /^\/v2\/jettons\/0:/,
  Rates: /^\/v2\/rates\?tokens=ton&currencies=usd$/,
  Validators: /^\/v2\/blockchain\/validators$/,
  Staking: /^\/v2\/staking\/pools$/,
  Statistics: /^\/api\/v2\/getMasterchainInfo$/,
}

for (const { name, path, ready } of screens.filter(({ name }) => first[name])) {
  test(`${name} prefetches its data before its scripts load, once, and not while its saved data are fresh`, async ({
    page,
    network,
  }) => {
    const waiting = () => page.evaluate(() => globalThis.nanoscopePrefetched?.[0]?.url)
    const release = await holdScripts(page, /\/_astro\/react-dom/)
    await page.goto(fill(path, await network.state()), { waitUntil: 'commit' })
    await expect
      .poll(async () => (await network.calls()).map(call => call.path))
      .toEqual([first[name], second[name]].flatMap(path => (path ? expect.stringMatching(path) : [])))
    expect(await waiting()).toMatch(/^http/)
    release()
    await expect(page.getByText(ready).first()).toBeVisible()
    await expect.poll(waiting, 'the screen took the answer').toBeUndefined()
    await expect(page.getByText('the rest is on its way')).toHaveCount(0, { timeout: 30_000 })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('main')).toBeVisible()
    expect(await waiting(), 'the browser had it').toBeUndefined()
  })
}

/** Screens whose first data are in separate places, or that ask for all else as it comes on screen. */
const inPlaces = ['Home', 'Rates']

for (const { name, path } of screens.filter(({ name }) => first[name]))
  test(`${name} shows its first data without any script that the page does not name`, async ({ page, network }) => {
    const url = fill(path, await network.state())
    await holdUnnamedScripts(page, url)
    await page.goto(url)
    const main = page.getByRole('main')
    if (inPlaces.includes(name)) await expect(main.locator('[data-slot]')).toHaveCount(0)
    else await expect(main.getByRole('button', { name: 'Refresh' }).first()).toBeVisible()
  })

test('no prefetch script requests an entity with an invalid id', async ({ page, network }) => {
  for (const path of ['/block/0', '/tx/xyz', '/address/EQwrong', '/jetton/x', '/nft/x', '/dns/a']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.evaluate(() => globalThis.nanoscopePrefetched?.[0]?.url), path).toBeUndefined()
  }
  expect(await network.calls()).toEqual([])
})
