import { expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { factsOf, openScreen, part, rowsOf } from '../support/screen.ts'
import { transaction } from '../support/transaction.ts'

const OWNER = `0:${'c'.repeat(64)}` as const
const [SENDER, RECEIVER] = [`0:${'a'.repeat(64)}`, `0:${'b'.repeat(64)}`] as const
const PATH = `/address/${OWNER}`

const spenders = part(async () => (await import('../../src/islands/address/WhoMaySpend.tsx')).default, {
  raw: OWNER,
  rule: 'extensions',
})

test('a wallet whose get-methods fail shows key and extensions as unknown, not as none', async () => {
  const result = { '@type': 'smc.runResult', gas_used: 100, stack: [], exit_code: 11 }
  const { screen } = await openScreen(PATH, spenders, {
    faults: [
      { match: '/runGetMethod', status: 200, body: { ok: true, result } },
      { match: '/methods/', status: 200, body: { success: false, exit_code: 11, stack: [] } },
    ],
  })
  await screen.findByText('Extensions')
  expect(factsOf()).toEqual({
    'Public key': '—It is not known whether its secret key may sign for the wallet.',
    Extensions: '—',
  })
})

test('a wallet v3 whose key cannot be read is not said to be signed for by it', async () => {
  const load = part(async () => (await import('../../src/islands/address/WhoMaySpend.tsx')).default, {
    raw: OWNER,
    rule: 'key',
  })
  const { screen } = await openScreen(PATH, load, {
    faults: [
      { match: '/runGetMethod', status: 500 },
      { match: '/methods/', status: 200, body: { success: false, exit_code: 11, stack: [] } },
    ],
  })
  await screen.findByText('Public key')
  expect(factsOf()).toEqual({ 'Public key': '—' })
})

test.each([
  ['Whoever has the secret key of this one signs for the wallet.', '-0x1'],
  ['Signatures are switched off: the extensions alone may spend.', '0x0'],
])('a wallet v5 beta is asked by its own get-method whether its key may sign: %s', async (words, num) => {
  const ran = (method: string, exit_code: number, stack: object[]) => ({
    match: `/methods/${method}`,
    status: 200,
    body: { success: exit_code === 0, exit_code, stack },
  })
  const { screen } = await openScreen(PATH, spenders, {
    faults: [
      { match: '/runGetMethod', status: 500 },
      ran('get_public_key', 0, [{ type: 'num', num: '0xabc' }]),
      ran('is_signature_allowed', 11, []),
      ran('get_is_signature_auth_allowed', 0, [{ type: 'num', num }]),
      ran('get_extensions', 0, [{ type: 'null' }]),
    ],
  })
  await screen.findByText(words)
})

const warnings = part(async () => (await import('../../src/islands/address/SafetyBand.tsx')).default, { raw: OWNER })

test('a suspended account that needs a memo shows both warnings', async () => {
  const { screen } = await openScreen(PATH, warnings, {
    faults: [
      {
        match: `/v2/accounts/${OWNER}`,
        status: 200,
        body: { address: OWNER, memo_required: true, is_suspended: true },
      },
    ],
  })
  await screen.findByText('The network has suspended this address: it cannot become active.')
  screen.getByText('A payment to this account needs a comment (memo), or it may not reach its receiver.')
})

test('a scammer among the counterparties of a history is marked as such', async () => {
  const load = part(
    async () => {
      const { learnFrom } = await import('../../src/stores/base/address-book.ts')
      learnFrom({ known: { [SENDER]: { isWallet: false, name: 'Gift', isScam: true } } })
      return (await import('../../src/islands/address/PartySelect.tsx')).PartySelect
    },
    { parties: [SENDER, RECEIVER].map(raw => ({ raw, count: 2 })), chosen: null, onChoose() {} },
  )
  const { screen } = await openScreen(PATH, load)
  await screen.findByRole('option', { name: 'Gift scam · 2' })
  screen.getByRole('option', { name: /^EQC7u7….* · 2$/ })
})

const tabs = part(async () => (await import('../../src/islands/address/AddressTabs.tsx')).AddressTabs, { raw: OWNER })

test('the chosen tab of an address is in the URL, which omits the default tab', async () => {
  const { screen, user } = await openScreen(`${PATH}?tab=nfts`, tabs)
  const tab = async (name: RegExp) => user.click(await screen.findByRole('tab', { name }))
  await screen.findByRole('tab', { name: /^NFTs/, selected: true })
  await tab(/^Jettons/)
  expect(location.search).toBe('?tab=jettons')
  await tab(/^Transactions/)
  expect(location.search).toBe('')
})

test('arrow keys choose the next tab and focus it', async () => {
  const { screen, user } = await openScreen(PATH, tabs)
  const first = await screen.findByRole('tab', { name: /^Transactions/ })
  first.focus()
  await user.keyboard('{ArrowLeft}')
  const last = screen.getByRole('tab', { name: /^NFTs/, selected: true })
  expect(document.activeElement).toBe(last)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(first)
})

const counts = part(async () => (await import('../../src/islands/address/Counts.tsx')).NftCount, {
  raw: OWNER,
  tab: 'nfts',
})

test.each([
  [999, '999'],
  [1000, '1,000+'],
])('with %i NFTs listed the tab says %s, as the list ends at 1,000', async (count, text) => {
  const nft_items = Array.from({ length: count }, (_, place) => ({
    address: `0:${String(place).padStart(64, '0')}`,
    metadata: { name: `Item ${place}` },
    trust: 'none',
  }))
  const { screen } = await openScreen(`${PATH}?tab=nfts`, counts, {
    faults: [
      { match: '/v3/nft/items', status: 500 },
      { match: '/nfts', status: 200, body: { nft_items } },
    ],
  })
  await screen.findByText(text)
})

const jettons = part(async () => (await import('../../src/islands/address/JettonsTab.tsx')).default, { raw: OWNER })

test('on a phone a jetton row names the sender or receiver, never the account itself', async () => {
  const jetton = { address: `0:${'1'.repeat(64)}`, symbol: 'J1', name: 'Jetton', decimals: 0, verification: 'none' }
  const move = (source: string, destination: string) => ({
    operation: 'transfer',
    utime: 1,
    lt: 9,
    transaction_hash: 'ab'.repeat(32),
    source: { address: source },
    destination: { address: destination },
    amount: '5',
    jetton,
  })
  const { screen } = await openScreen(PATH, jettons, {
    faults: [
      {
        match: '/jettons/history',
        status: 200,
        body: { operations: [move(SENDER, OWNER), move(OWNER, RECEIVER)] },
      },
    ],
  })
  const table = await screen.findByRole('table', { name: 'Jetton transfers' })
  const place = [...table.querySelectorAll('thead th')].findIndex(({ textContent }) => textContent === 'Counterparty')
  expect(rowsOf(table).map(row => row.cells[place]?.textContent)).toEqual([
    expect.stringMatching(/^EQCqqq…/),
    expect.stringMatching(/^EQC7u7…/),
  ])
})

test('a failed jetton transfer is reported in words, not in colour alone', async () => {
  const move = { amount: '5', jetton: { address: `0:${'1'.repeat(64)}`, symbol: 'J1', name: 'Jetton', decimals: 0 } }
  const action = (status: string) => ({
    type: 'JettonTransfer',
    status,
    JettonTransfer: { ...move, sender: { address: OWNER }, recipient: { address: RECEIVER } },
  })
  const event = { event_id: 'ab'.repeat(32), timestamp: 5, lt: 9, actions: ['ok', 'failed'].map(action) }
  const { screen } = await openScreen(PATH, jettons, {
    faults: [
      { match: '/jettons/history', status: 200, body: { operations: [] } },
      { match: '/events', status: 200, body: { events: [event] } },
      { match: '/jettons', status: 500 },
      { match: '/api/v3/jetton/wallets', status: 500 },
    ],
  })
  const table = await screen.findByRole('table', { name: 'Jetton transfers' })
  const place = [...table.querySelectorAll('thead th')].findIndex(({ textContent }) => textContent === 'Direction')
  const words = rowsOf(table).map(row => row.cells[place]?.querySelector('a')?.textContent)
  expect(words).toEqual(['Sent', 'Sent, failed'])
})

const technical = part(
  async () => {
    const { cache } = await import('../../src/stores/base/cache.ts')
    const account = { address: OWNER, state: 'active', balance: '5', lastTransaction: null, dataHash: null }
    // Saved before its hash was computed.
    cache.write(`account:${OWNER}`, { value: account, at: Date.now(), sources: ['toncenter'] }, 60_000)
    return (await import('../../src/islands/address/AddressTechnical.tsx')).default
  },
  { raw: OWNER },
)

test('the contract of an account is not called missing while the hash of its code is computed', async () => {
  await openScreen(PATH, technical)
  await eventually(() => expect(factsOf()['Data hash']).toBe('—'))
  expect([factsOf().Contract, factsOf()['Code hash']]).toEqual(['', ''])
})

test('a copy that the browser refuses is reported as such', async () => {
  const load = part(async () => (await import('../../src/ui/base/CopyButton.tsx')).CopyButton, {
    text: OWNER,
    what: 'address',
  })
  const { screen, user } = await openScreen(PATH, load)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: /address$/ }))
  await screen.findByText('Could not copy')
})

const foot = (more: boolean) => {
  // All within an hour: a day of them is 24 times as many.
  const rows = Array.from({ length: 99 }, (_, place) => transaction({ utime: 1_700_006_400 + 85_000 - 36 * place }))
  const pages = { rows, more, unreadable: 0, loading: false, loadMore: async () => {} }
  return part(async () => (await import('../../src/islands/address/HistoryFoot.tsx')).default, {
    raw: OWNER,
    pages,
    rows,
    shown: rows,
  })
}

test.each([
  ['with', true, /^About \d{2,} pages/],
  ['without', false, /^About one page,/],
])('exporting an account %s older rows says how many pages it takes', async (_, more, words) => {
  const { screen, user } = await openScreen(PATH, foot(more))
  await user.click(await screen.findByText('Export'))
  await eventually(() => expect(screen.getByText(words)).toBeTruthy())
})
