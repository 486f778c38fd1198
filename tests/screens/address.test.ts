import { within } from '@testing-library/dom'
import { type ComponentType, createElement } from 'react'
import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, rowsOf } from '../support/screen.ts'

const OWNER = `0:${'c'.repeat(64)}` as const
const SCAM = `0:${'d'.repeat(64)}` as const
const master = (place: number) => `0:${String(place).padStart(64, '0')}`

const jetton = (place: number, rest: object = {}) => ({
  address: master(place),
  symbol: `J${place}`,
  name: `Jetton ${place}`,
  decimals: 0,
  verification: 'none',
  ...rest,
})
const balance = (place: number, rest: object = {}, price?: number) => ({
  balance: '5',
  wallet_address: { address: `0:${'e'.repeat(60)}${String(place).padStart(4, '0')}` },
  jetton: jetton(place, rest),
  ...(price !== undefined && { price: { prices: { USD: price } } }),
})
const balances = (rows: object[]) => [
  { match: '/jettons/history', status: 200, body: { operations: [] } },
  { match: '/jettons', status: 200, body: { balances: rows } },
  { match: '/api/v3/jetton/wallets', status: 500 },
]

/** A part of the screen by itself, within the address book. */
const part = (load: () => Promise<ComponentType<{ raw: typeof OWNER }>>) => async () => {
  const { withAddressBook } = await import('../../src/islands/shared/with-address-book.tsx')
  const Part = await load()
  return { default: withAddressBook(() => createElement(Part, { raw: OWNER })) }
}
const jettonsTab = part(async () => (await import('../../src/islands/address/JettonsTab.tsx')).default)
const tabs = part(async () => (await import('../../src/islands/address/AddressTabs.tsx')).AddressTabs)
const onDate = part(async () => (await import('../../src/islands/address/BalanceOnDate.tsx')).BalanceOnDate)

test.each([0, 1, 400])('%i jettons of an account are shown as as many rows', async count => {
  const rows = Array.from({ length: count }, (_, place) => balance(place))
  const { screen } = await openScreen(`/address/${OWNER}`, jettonsTab, { faults: balances(rows) })
  if (count === 0) await screen.findByText('No Jettons found')
  else await eventually(() => expect(document.querySelectorAll('li')).toHaveLength(count))
})

test.each([
  ['right-to-left', '\u202eevil\u2066', 'evil'],
  ['emoji', '🚀🌕', '🚀🌕'],
  ['empty', '', 'Unknown Jetton'],
  ['null', null, 'Unknown Jetton'],
  ['200-letter', 'x'.repeat(200), `${'x'.repeat(59)}…`],
])('a jetton with a %s name has its row', async (_, name, shown) => {
  const { screen } = await openScreen(`/address/${OWNER}`, jettonsTab, { faults: balances([balance(1, { name })]) })
  await screen.findByText(shown)
})

test('a blacklisted jetton has no fiat value and is left out of the total', async () => {
  const { screen } = await openScreen(`/address/${OWNER}`, jettonsTab, {
    faults: balances([balance(1, { verification: 'blacklist' }, 900), balance(2, {}, 3)]),
  })
  await screen.findByText('in all, as tonapi prices 1 of these 2')
  const worths = document.body.textContent.match(/\$[\d,]+\.\d\d/g) ?? []
  expect(new Set(worths)).toEqual(new Set(['$15.00']))
})

const CAPPED = 'The indexer lists the first 1,000 jetton wallets of an account; there may be more.'

test('a list of 1,000 jettons says that there may be more and how many were unreadable', async () => {
  const unread = Array.from({ length: 999 }, () => 7)
  const { screen } = await openScreen(`/address/${OWNER}`, jettonsTab, {
    faults: balances([balance(1), ...(unread as never[])]),
  })
  await screen.findByText(CAPPED)
  screen.getByText(/^999 entries could not be read/)
})

test('a list of two jettons says neither that it is cut off nor that entries were unreadable', async () => {
  const { screen } = await openScreen(`/address/${OWNER}`, jettonsTab, { faults: balances([balance(1), balance(2)]) })
  await screen.findByText('Jetton 2')
  expect(screen.queryByText(CAPPED)).toBeNull()
  expect(screen.queryByText(/could not be read/)).toBeNull()
})

test('the tabs of an account show how many jettons and NFTs it has', async () => {
  const { screen } = await openScreen(`/address/${OWNER}`, tabs, {
    faults: balances([balance(1), balance(2)]),
  })
  await screen.findByRole('tab', { name: 'Jettons 2' })
  await screen.findByRole('tab', { name: 'NFTs 0' })
})

test('the balance on a date offers jettons by trust and value, with their trust marks', async () => {
  await openScreen(`/address/${OWNER}`, onDate, {
    faults: balances([
      balance(1, { verification: 'blacklist' }, 900),
      balance(2, {}, 3),
      balance(3, { verification: 'whitelist' }, 1),
      balance(4, { verification: 'whitelist' }, 2),
    ]),
  })
  const options = () => [...document.querySelectorAll('option')].map(({ textContent }) => textContent)
  await eventually(() => expect(options()).toHaveLength(5))
  expect(options().map(text => text?.replace(/ · .*· /, ' '))).toEqual([
    'TON',
    'J4 whitelist',
    'J3 whitelist',
    'J2 unverified',
    'J1 blacklist',
  ])
})

test('a scam warning is shown before the address, where it is not cut off', async () => {
  const history = {
    operations: [
      {
        operation: 'transfer',
        utime: 1,
        lt: 9,
        transaction_hash: 'ab'.repeat(32),
        source: { address: SCAM, is_scam: true, name: 'a'.repeat(300) },
        destination: { address: OWNER },
        amount: '5',
        jetton: jetton(1),
      },
    ],
  }
  const { screen } = await openScreen(`/address/${OWNER}`, jettonsTab, {
    faults: [{ match: '/jettons/history', status: 200, body: history }, ...balances([balance(1)]).slice(1)],
  })
  const [row] = rowsOf(await screen.findByRole('table', { name: 'Jetton transfers' }))
  await eventually(() => expect(row?.textContent).toMatch(/scam a{20}/))
  const received = screen.getAllByRole('link', { name: 'Received' })
  expect(received[0]?.getAttribute('href')).toBe(`/tx/${'ab'.repeat(32)}`)
})

const safetyBand = part(async () => (await import('../../src/islands/address/SafetyBand.tsx')).default)
const SAID = {
  is_scam: 'tonapi marks this account as a scam. Send nothing to it, and believe nothing it sends.',
  memo_required: 'A payment to this account needs a comment (memo), or it may not reach its receiver.',
  is_suspended: 'The network has suspended this address: it cannot become active.',
  frozen: 'This account is frozen, as its storage fees were not paid: it can do nothing until it is unfrozen.',
}
const accountSaid = (facts: object, state = 'active') => [
  { match: `/v2/accounts/${OWNER}`, status: 200, body: { address: OWNER, ...facts } },
  { match: '/getAddressInformation', status: 200, body: { ok: true, result: { state, balance: '5' } } },
]

test.each([
  [SAID.is_scam, { is_scam: true }, 'active'],
  [SAID.memo_required, { memo_required: true }, 'active'],
  [SAID.is_suspended, { is_suspended: true }, 'active'],
  [SAID.frozen, {}, 'frozen'],
])('the address screen shows one warning: %s', async (words, facts, state) => {
  const { screen } = await openScreen(`/address/${OWNER}`, safetyBand, { faults: accountSaid(facts, state) })
  await screen.findByText(words)
  expect(screen.getAllByRole('note')).toHaveLength(1)
})

test('an uninitialized account without marks shows no warning', async () => {
  const { network, screen } = await openScreen(`/address/${OWNER}`, safetyBand, {
    faults: accountSaid({ is_scam: false }, 'uninitialized'),
  })
  const { $account } = await import('../../src/stores/account.ts')
  const { $accountFacts } = await import('../../src/stores/account-facts.ts')
  await eventually(() =>
    expect([$account(OWNER), $accountFacts(OWNER)].map(({ value }) => value?.status)).toEqual(['ready', 'ready']),
  )
  expect((await network.calls()).length).toBeGreaterThan(1)
  expect(screen.queryByRole('note')).toBeNull()
})

test('look-alike addresses in a history cause a warning above it', async () => {
  const load = part(async () => (await import('../../src/islands/address/SafetyBand.tsx')).default)
  const { screen } = await openScreen(`/address/${OWNER}`, load)
  const { layNames } = await import('../../src/stores/base/names-layer.ts')
  layNames({ alike: new Set([SCAM]) })
  await screen.findByText(/^An address in the history below looks like one known here, but is another\./)
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('#look-alikes')
  layNames({ alike: new Set() })
  await eventually(() => expect(screen.queryByRole('note')).toBeNull())
})

const whole = () => import('../../src/islands/address/AddressScreen.tsx')

test.each([
  ['jetton WIN', 'Jetton', 'WIN - Lottery Winner', 'blacklist', /^On the indexer's blacklist: its moderators consider/],
  ['jetton wELSE', 'Jetton', 'wELSE - Wrapped Elsewhere', 'graylist', /^On the indexer's graylist/],
  ['jetton', 'Jetton', 'NUSD - Nano Dollar', 'whitelist', /^On the indexer's whitelist/],
  ['NFT collection', 'NFT collection', 'Lenses of Nanoscope', 'whitelist', /^On the indexer's whitelist/],
  ['hostile NFT', 'NFT item', '✅ Voucher 5000 TON', 'blacklist', /^On the indexer's blacklist/],
])('the address of %s names the token and says whether to trust it', async (place, kind, name, tier, sentence) => {
  const { screen } = await openScreen(`/address/{${place}}`, whole)
  const card = within(await screen.findByRole('region', { name: kind }))
  await card.findByText(name)
  await card.findByText(tier)
  await screen.findByText(sentence)
})

test('the address of a jetton that imitates a whitelisted one names and links the other', async () => {
  const { screen, state } = await openScreen('/address/{jetton NUЅD}', whole)
  const warning = await screen.findByText(/it looks like a jetton on the whitelist/)
  expect(warning.querySelector('a')?.getAttribute('href')).toBe(`/jetton/${state.worthOpening.jetton}`)
})

test('the address of a wallet makes no call for a token', async () => {
  const { network, screen } = await openScreen('/address/{wallet}', whole)
  await screen.findByText(/^wallet v4r2$/)
  const paths = (await network.calls()).map(({ path }) => path)
  expect(paths.filter(path => /\/v2\/(?:jettons|nfts)\//.test(path))).toEqual([])
})

test('the address of a staking pool shows its yield and size, and links to its card', async () => {
  const { screen, state } = await openScreen('/address/{pool}', whole)
  const card = within(await screen.findByRole('region', { name: 'Staking pool' }))
  const link = await card.findByRole('link', { name: 'In the list of pools' })
  expect(link.getAttribute('href')).toBe(`/staking/${state.worthOpening.pool}`)
  await screen.findByText('APY')
  expect(
    within(screen.getByRole('region', { name: 'Staking pool' })).getByText('APY').nextElementSibling?.textContent,
  ).toMatch(/^\d+\.\d\d%$/)
  expect(screen.getByText('Total staked').nextElementSibling?.textContent).toMatch(/^[\d,]+ TON$/)
})

test('the address of a validator shows its weight, rank and stake', async () => {
  const { screen } = await openScreen(
    '/address/-1:f17cb75b1b1b056470732d626cd8664caf33c2c999ced58feb15f53f3c8f6cab',
    whole,
  )
  const card = within(await screen.findByRole('region', { name: 'Validator of the running round' }))
  // Once the round is known.
  await eventually(() => expect(card.getByText('Rank').nextElementSibling?.textContent).toMatch(/^\d+ of 21$/))
  expect(card.getByText('Weight').nextElementSibling?.textContent).toMatch(/^\d+\.\d\d%$/)
  expect(card.getByText('Stake submitted').nextElementSibling?.textContent).toBe('1,240,033 TON')
  expect(card.getByRole('link', { name: 'In the list of validators' }).getAttribute('href')).toBe(
    '/validators?validator=Ef_xfLdbGxsFZHBzLWJs2GZMrzPCyZnO1Y_rFfU_PI9sqxY_',
  )
})

test.each([
  [
    'jetton',
    'Jetton',
    'Failed to load jetton details',
    [/\/v2\/jettons\/0/, /v3\/jetton\/masters/, /runGetMethod/],
    'NUSD - Nano Dollar',
  ],
  [
    'NFT collection',
    'NFT collection',
    'Failed to load NFT collection',
    [/\/v2\/nfts\//, /v3\/nft\//],
    'Lenses of Nanoscope',
  ],
  ['pool', 'Staking pool', 'Failed to load staking pools', [/staking\/pools/], '7 of 40'],
])(
  'the card on the address screen (%s) reports a failed load in its place, and retries it',
  async (place, name, failed, calls, known) => {
    const { network, screen } = await openScreen(`/address/{${place}}`, whole, {
      faults: calls.map(match => ({ match: String(match), status: 500 })),
    })
    await screen.findByText(failed)
    await network.reset()
    within(screen.getByRole('region', { name })).getByRole('button', { name: 'Try Again' }).click()
    await screen.findByText(known)
    expect(screen.queryByText(failed)).toBeNull()
  },
)

test('the card of a staking pool links to the list and shows placeholders while it loads', async () => {
  const { screen } = await openScreen('/address/{pool}', whole, {
    faults: [{ match: '/staking/pools', delayMs: 2000 }],
  })
  const card = await screen.findByRole('region', { name: 'Staking pool' })
  expect(card.getAttribute('aria-busy')).toBe('true')
  expect(card.querySelectorAll('.shimmer')).toHaveLength(4)
  within(card).getByRole('link', { name: 'In the list of pools' })
})

test('the address of a wallet makes no call for pools or validators', async () => {
  const { network, screen } = await openScreen('/address/{wallet}', whole)
  await screen.findByText(/^wallet v4r2$/)
  const paths = (await network.calls()).map(({ path }) => path)
  expect(paths.filter(path => /staking|validators/.test(path))).toEqual([])
})

test('a click on “Who may spend?” of a wallet v5 shows its key and no extension', async () => {
  const { network, screen, user } = await openScreen('/address/{wallet that was changed}', whole)
  const ask = await screen.findByRole('button', { name: 'Who may spend?' })
  expect((await network.calls()).filter(({ path }) => path.includes('runGetMethod'))).toEqual([])
  await user.click(ask)
  const panel = within(await screen.findByRole('region', { name: 'Who may spend from this wallet' }))
  await panel.findByText('Whoever has the secret key of this one signs for the wallet.')
  panel.getByText('None: no other contract may order payments from it.')
})

test('“Who may spend?” of a wallet v4 shows its plugins', async () => {
  const { screen, user } = await openScreen('/address/{wallet}', whole)
  await user.click(await screen.findByRole('button', { name: 'Who may spend?' }))
  const panel = within(await screen.findByRole('region', { name: 'Who may spend from this wallet' }))
  await panel.findByText('Plugins')
  panel.getByText('None: no other contract may take coins from it.')
})

test.each([
  ['xyz-hello', 'xyz-hello', /^“xyz-hello” is no address\.An address has 48 characters and begins with EQ/],
  ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_', undefined, /An address has 48 characters, this has 45\.$/],
  ['%3Cb%3E%E2%80%AEevil', '<b>evil', /^“<b>evil” is no address\./],
  ['x'.repeat(300), `${'x'.repeat(199)}…`, /^“x{59}…” is no address\./],
])('/address/%s repeats the typed text, says what is wrong, and offers a search', async (text, typed, words) => {
  const { screen } = await openScreen(`/address/${text}`, whole)
  const why = await screen.findByText(/An address has 48 characters/)
  expect(why.textContent).toMatch(words)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
  expect(field.value).toBe(typed ?? text)
  expect(field.form?.getAttribute('action')).toBe('/')
  screen.getByRole('button', { name: 'Search' })
})

test('an address whose providers failed reports each failure once, and one Try Again loads all of it', async () => {
  const load = () => import('../../src/islands/address/AddressScreen.tsx')
  const { network, screen, user } = await openScreen('/address/{wallet}', load, {
    faults: [{ match: '/', status: 500 }],
  })
  const failures = () => screen.getAllByRole('alert').map(box => box.querySelector('p')?.textContent)
  await eventually(() =>
    expect(failures()).toEqual(['Failed to load address information', 'Failed to load transactions']),
  )
  await network.reset()
  await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0]!)
  await screen.findByRole('table', { name: 'Transactions' })
  await screen.findByRole('heading', { name: 'Technical information' })
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull())
})
