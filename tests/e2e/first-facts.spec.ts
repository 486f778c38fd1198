import type { Page } from '@playwright/test'
import { Address } from '@ton/core'
import { expect, type NetworkState, test, waitForSaved } from '../support/e2e.ts'
import { fill } from '../support/screens.ts'
import { holdScripts } from '../support/scripts.ts'

const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex')
const base64Of = (hex: string) => Buffer.from(hex, 'hex').toString('base64')
const grouped = (digits: number | string) => BigInt(digits).toLocaleString('en-US')

/** `21 Nov 2026, 01:15:02 UTC`, as the page writes it in a browser whose clocks show UTC. */
function moment(utime: number): string {
  const [, day, month, year, time] = new Date(utime * 1000).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}, ${time} UTC`
}

/** The fields of all these answers; each has some of them. */
type Answer = {
  result: {
    id: { workchain: number; seqno: number; root_hash: string; file_hash: string }
    global_id: number
    version: number
    gen_utime: number
    last: { seqno: number; root_hash: string; file_hash: string }
    state_root_hash: string
    balance: string
  }
  rates: { TON: { prices: { USD: number } } }
  metadata: { symbol: string; name: string; decimals: string }
  total_supply: string
  holders_count: number
  wallet: { address: string; account: { is_wallet: boolean } }
  traces: [{ transactions: Record<string, { now: number }> }]
  trust: string
  verification: string
}
type Case = { name: string; path: string; call: RegExp; facts: (answer: Answer, state: NetworkState) => object }

const ZERO = `0:${'0'.repeat(64)}`

/** Text about a token whose trust is `word`; `what` is its kind with an article. */
const belief = (word: string, what: string) =>
  word === 'whitelist'
    ? { trust: 'whitelist', trustSentence: "On the indexer's whitelist, which its moderators keep." }
    : {
        trust: 'unverified',
        trustSentence: `Not judged by the indexer. Anyone can give ${what} any name and picture: compare the address.`,
      }

/** Pages whose head writes their first facts, each with what the provider's answer says, written out by this test. */
const cases: Case[] = [
  {
    name: 'Home',
    path: '/',
    call: /getMasterchainInfo/,
    facts: ({ result }) => ({ newest: `#${grouped(result.last.seqno)}` }),
  },
  {
    name: 'Statistics',
    path: '/stats',
    call: /getMasterchainInfo/,
    facts: ({ result: { last, state_root_hash } }) => ({
      newest: `#${grouped(last.seqno)}`,
      rootHash: hexOf(last.root_hash),
      fileHash: hexOf(last.file_hash),
      stateRootHash: hexOf(state_root_hash),
    }),
  },
  {
    name: 'Block',
    path: '/block/{seqno}',
    call: /getBlockHeader/,
    facts: ({ result }) => ({
      heading: `Block #${grouped(result.id.seqno)}`,
      workchain: String(result.id.workchain),
      shard: '-9223372036854775808 (8000000000000000)',
      seqno: grouped(result.id.seqno),
      rootHash: hexOf(result.id.root_hash),
      fileHash: hexOf(result.id.file_hash),
      globalId: String(result.global_id),
      version: String(result.version),
      generatedAt: moment(result.gen_utime),
    }),
  },
  {
    name: 'Transaction',
    path: '/tx/{transaction with a comment}',
    call: /\/v3\/traces\?/,
    facts: ({ traces: [{ transactions }] }, { worthOpening }) => ({
      time: moment(transactions[base64Of(worthOpening['transaction with a comment']!)]!.now),
    }),
  },
  {
    name: 'Address',
    path: '/address/{wallet}',
    call: /getAddressInformation/,
    facts: ({ result: { balance } }, { worthOpening }) => ({
      kind: 'Basechain',
      address: worthOpening.wallet,
      whole: grouped(String(balance).slice(0, -9)),
      fraction: `.${String(balance).slice(-9)}`.replace(/0+$/, ''),
      unit: 'TON',
      status: 'active',
    }),
  },
  {
    name: 'Jetton',
    path: '/jetton/{jetton}',
    call: /\/v2\/jettons\//,
    facts: ({ metadata: { symbol, name, decimals }, total_supply, holders_count, verification }) => ({
      heading: symbol,
      dash: ' - ',
      symbol,
      name,
      decimals,
      ...belief(verification, 'a jetton'),
      holders: grouped(holders_count),
      whole: grouped(total_supply.slice(0, -Number(decimals))),
      unit: symbol,
    }),
  },
  {
    name: 'NFT item',
    path: '/nft/{NFT on sale}',
    call: /\/v2\/nfts\//,
    facts: ({ metadata, trust }) => ({ kind: 'NFT item', heading: metadata.name, ...belief(trust, 'an NFT') }),
  },
  {
    name: 'NFT collection',
    path: '/nft/collection/{NFT collection}',
    call: /\/v2\/nfts\/collections\/[^/]+$/,
    facts: ({ metadata, trust }) => ({ kind: 'NFT collection', heading: metadata.name, ...belief(trust, 'an NFT') }),
  },
  {
    name: 'Domain',
    path: '/dns/nanoscope.ton',
    call: /\/dns\/nanoscope\.ton\/resolve/,
    facts: ({ wallet: { address, account } }) => ({
      heading: 'nanoscope.ton',
      resolved: Address.parse(address).toString({ bounceable: !account.is_wallet }),
    }),
  },
  {
    name: 'Rates',
    path: '/rates',
    call: /\/rates\?/,
    facts: ({ rates }) => ({
      price: `$${rates.TON.prices.USD.toFixed(4)}`,
      cap: `$${((rates.TON.prices.USD * 5e9) / 1e9).toFixed(1)}B`,
    }),
  },
]

/** Texts of the places of facts, but for empty ones. */
const written = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-slot]')]
    const facts = places.map(({ dataset, textContent }) => [dataset.slot, textContent])
    return Object.fromEntries(facts.filter(([name, text]) => name && text && text !== '—'))
  })

/** Rectangles of the letters of this exact text, in any elements. */
const placesOf = (page: Page, text: string) =>
  page.evaluate(wanted => {
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
    const found: { x: number; y: number }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent !== wanted) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { x, y } = range.getBoundingClientRect()
      found.push({ x, y })
    }
    return found
  }, text)

for (const width of [390, 1280])
  for (const { name, path, call, facts } of cases)
    test(`${name} has its first values before its scripts load, at ${width} px, and does not shift when they do`, async ({
      page,
      network,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const state = await network.state()
      const release = await holdScripts(page)
      const answered = page.waitForResponse(call)
      await page.goto(fill(path, state), { waitUntil: 'commit' })
      const expected = facts(await (await answered).json(), state) as Record<string, string>
      await expect.poll(() => written(page)).toEqual(expected)
      const places = Object.values(expected).map(async text => ({ text, places: await placesOf(page, text) }))
      const before = await Promise.all(places)
      await network.inject({ match: 'getMasterchainInfo', delayMs: 60_000 })
      release()
      await expect(page.locator('[data-slot]')).toHaveCount(0, { timeout: 30_000 })
      for (const { text, places } of before)
        expect(await placesOf(page, text), text).toEqual(expect.arrayContaining(places))
    })

/** Runs in the page; resolves when the script in its head has read the answer and loaded its dependencies. */
async function readingDone() {
  await globalThis.nanoscopePrefetched?.[0]?.answer(new AbortController().signal)
  for (const [, file] of document.head.innerHTML.matchAll(/import\("([^"]+)"\)/g)) await import(file ?? '')
  await new Promise(done => setTimeout(done))
}

test('the prefetch script shows nothing of an answer that the screen would reject', async ({ page, network }) => {
  const state = await network.state()
  await holdScripts(page)
  const whole = { id: {}, gen_utime: 1_795_000_000 }
  const paid = fill('/tx/{transaction with a comment}', state)
  const answered = page.waitForResponse(/\/v3\/traces\?/)
  await page.goto(paid, { waitUntil: 'commit' })
  const answer = await (await answered).json()
  const key = base64Of(state.worthOpening['transaction with a comment']!)
  const row = answer.traces[0].transactions[key]
  const withRow = (fields: object) => ({ ...answer, traces: [{ transactions: { [key]: { ...row, ...fields } } }] })
  const other = base64Of('7'.repeat(64))
  const bodies: [path: string, body: unknown][] = [
    [paid, { ...answer, error: 'rate limit: free tier' }],
    [paid, withRow({ hash: other })],
    [paid, withRow({ account: `0:${'7'.repeat(64)}` })],
    [paid, withRow({ now: row.now + 1 })],
    [paid, withRow({ total_fees: '1' })],
    [paid, withRow({ in_msg: { ...row.in_msg, value: '1' } })],
    [paid, withRow({ in_msg: { ...row.in_msg, message_content: null } })],
    [paid, withRow({ in_msg: { ...row.in_msg, fwd_fee: '1' } })],
    [paid, withRow({ prev_trans_hash: other })],
    [paid, withRow({ description: {} })],
    [paid, { ...answer, traces: [] }],
    ['/block/{seqno}', { ok: true, result: { ...whole, gen_utime: 'yesterday' } }],
    ['/block/{seqno}', { ok: true, result: { ...whole, id: { workchain: -1, seqno: 7 } } }],
    ['/block/{seqno}', { ok: true, result: { ...whole, id: null } }],
    ['/block/{seqno}', { ok: false, result: whole }],
    ['/address/{wallet}', { ok: true, result: { balance: '5', state: 7 } }],
    ['/address/{wallet}', { ok: 'true', result: { balance: '5', state: 'active' } }],
    ['/rates', { error: 'rate limit: free tier', rates: { TON: { prices: { USD: 3 } } } }],
    ['/rates', { rates: { TON: { prices: { USD: -3 } } } }],
    ['/stats', { ok: true, result: { last: { seqno: 7, root_hash: 'AAAA', file_hash: 'AAAA' } } }],
    ['/', { ok: true, result: { last: { seqno: -7 } } }],
    ['/jetton/{jetton}', { error: 'rate limit: free tier', metadata: { symbol: 'NUSD', name: 'Nano Dollar' } }],
    ['/jetton/{jetton}', { metadata: { symbol: 'NUSD' }, scaled_ui: { numerator: '2', denominator: '1' } }],
    ['/jetton/{jetton}', { metadata: { symbol: 'NUSD' }, verification: 'blacklist', total_supply: '5' }],
    ['/jetton/{jetton}', { metadata: { symbol: 7, name: '\u202e' }, total_supply: '5' }],
    ['/nft/{NFT on sale}', { error: 'rate limit: free tier', address: ZERO, metadata: { name: 'Lens' } }],
    ['/nft/{NFT on sale}', { address: '0:12', metadata: { name: 'Lens' }, trust: 'whitelist' }],
    ['/nft/collection/{NFT collection}', { address: ZERO, metadata: { name: 'Lenses' }, trust: 'blacklist' }],
    ['/dns/nanoscope.ton', { wallet: { address: '0:12' } }],
    ['/dns/nanoscope.ton', { error: 'rate limit: free tier', wallet: { address: `0:${'1'.repeat(64)}` } }],
    ['/', 'no JSON at all'],
  ]
  for (const [path, body] of bodies) {
    await network.reset()
    await network.inject({ match: '/', status: 200, body })
    await page.goto(fill(path, state), { waitUntil: 'commit' })
    // The scripts are not loaded, so they do not use the answer; the head's own reader was attached before this one.
    await page.waitForFunction(() => globalThis.nanoscopePrefetched?.[0])
    await page.evaluate(readingDone)
    const filled = Object.keys(await written(page)).filter(fact => !['heading', 'address', 'kind'].includes(fact))
    expect(filled, `${path} ${JSON.stringify(body).slice(0, 300)}`).toEqual([])
  }
})

test('values saved in this browser are shown before the scripts load, with their age and without a call', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const path = `/address/${worthOpening.wallet}`
  await page.goto(path)
  await expect(page.getByText(/^toncenter · /).first()).toBeVisible({ timeout: 30_000 })
  const balance = await page.getByRole('main').locator('data').first().innerText()
  await waitForSaved(page, 'account')
  const { length } = (await network.calls()).filter(call => call.path.includes('getAddressInformation'))
  await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect
    .poll(async () => (await written(page)).source)
    .toMatch(/^from this browser, toncenter · (?:\d+s ago|just now)$/)
  const { whole, fraction, unit } = await written(page)
  expect(`${whole}${fraction} ${unit}`).toBe(balance.replace(/\s+/g, ' '))
  const after = (await network.calls()).filter(call => call.path.includes('getAddressInformation'))
  expect(after).toHaveLength(length)
})

test('the prefetch script fills at most the heading of an invalid id', async ({ page }) => {
  await holdScripts(page)
  for (const path of ['/block/0', '/address/EQwrong', '/dns', '/dns/a']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const filled = { '/block/0': ['heading'], '/address/EQwrong': ['address'] }[path] ?? []
    expect(Object.keys(await written(page)), path).toEqual(filled)
  }
  await expect(page.getByRole('heading', { name: 'Records' })).toBeHidden()
})
