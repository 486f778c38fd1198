import { expect, test } from 'vitest'
import { friendlyAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/network.ts'
import { openScreen, part, rowsOf } from '../support/screen.ts'

const OWNER = `0:${'c'.repeat(64)}` as const
const MASTER = `0:${'1'.repeat(64)}` as const
const [A, B] = ['a', 'b'].map(digit => `0:${digit.repeat(64)}`)
const HASH = 'ab'.repeat(32)

const address = (raw: string | undefined) => ({ address: raw, is_scam: false, is_wallet: true })
const preview = { address: MASTER, symbol: 'TIDE', name: 'Tide', decimals: 0, verification: 'none' }

const jettonsTab = part(async () => (await import('../../src/islands/address/JettonsTab.tsx')).default, { raw: OWNER })

/** An account that holds a jetton; its jetton history is empty, so the transfers are read from its events. */
const holderWith = (actions: object[]): Fault[] => [
  // Slower than the balances.
  { match: '/jettons/history', status: 200, body: { operations: [] }, delayMs: 1000 },
  {
    match: '/events',
    status: 200,
    body: { events: [{ event_id: HASH, account: address(OWNER), timestamp: 1_700_000_000, lt: 9, actions }] },
  },
  {
    match: '/jettons',
    status: 200,
    body: { balances: [{ balance: '5', wallet_address: address(B), jetton: preview }] },
  },
  { match: '/api/v3/jetton/wallets', status: 500 },
]
const moved = (sender: string | undefined, recipient: string | undefined, amount: string) => ({
  type: 'JettonTransfer',
  status: 'ok',
  JettonTransfer: { sender: address(sender), recipient: address(recipient), amount, jetton: preview },
})

test('jetton transfers between other accounts in the same trace are not listed as received', async () => {
  const actions = [moved(A, OWNER, '5'), moved(A, B, '700')]
  const { screen } = await openScreen(`/address/${OWNER}`, jettonsTab, { faults: holderWith(actions) })
  const table = await screen.findByRole('table', { name: 'Jetton transfers' })
  await eventually(() => expect(rowsOf(table).length).toBeGreaterThan(0))
  expect(rowsOf(table)).toHaveLength(1)
  expect(rowsOf(table)[0]?.textContent).toContain('Received')
})

test('an account with jettons whose newest events move none is not said to have no jetton transfers', async () => {
  const coins = { type: 'TonTransfer', status: 'ok', TonTransfer: {} }
  const { screen } = await openScreen(`/address/${OWNER}`, jettonsTab, { faults: holderWith([coins]) })
  await screen.findByText('No Jetton transfers among the newest 50 events')
  screen.getByText('Tide')
  expect(screen.queryByText('No Jetton transfers found')).toBeNull()
})

const OLDER = 'There may be older transfers.'
const manyMoved = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    operation: 'transfer',
    utime: 1_700_000_000 - place,
    lt: 1000 - place,
    transaction_hash: place.toString(16).padStart(64, '0'),
    source: address(A),
    destination: address(OWNER),
    amount: '1',
    jetton: preview,
    item: { address: MASTER, metadata: { name: 'Lens' } },
  }))
const historyOf = (count: number, next_from: number) => ({
  match: '/history',
  status: 200,
  body: { operations: manyMoved(count), next_from },
})
const nfts = (count: number) => {
  const nft_items = Array.from({ length: count }, (_, place) => ({
    address: `0:${String(place).padStart(64, '0')}`,
    owner: address(OWNER),
    metadata: { name: `Lens ${place}` },
    trust: 'none',
  }))
  return [
    { match: '/nfts?', status: 200, body: { nft_items } },
    { match: '/api/v3/nft/items', status: 500 },
  ]
}
const nftsTab = part(async () => (await import('../../src/islands/address/NftsTab.tsx')).default, { raw: OWNER })

test.each([
  ['Jetton', jettonsTab, () => holderWith([]).slice(2)],
  ['NFT', nftsTab, () => nfts(2)],
] as const)('a list of the newest 50 %s transfers says that there may be older ones', async (what, load, rest) => {
  const { screen } = await openScreen(`/address/${OWNER}`, load, { faults: [historyOf(50, 951), ...rest()] })
  const table = await screen.findByRole('table', { name: `${what} transfers` })
  await eventually(() => expect(rowsOf(table).length).toBeGreaterThan(10))
  screen.getByText(OLDER)
})

const CAPPED = 'The indexers list the first 1,000 NFTs of an account; there may be more.'

test.each([
  [2, 0],
  [1000, 1],
])('a list of %i NFTs says %i times that there may be more', async (count, times) => {
  const { screen } = await openScreen(`/address/${OWNER}`, nftsTab, { faults: [historyOf(2, 0), ...nfts(count)] })
  await screen.findByText('Lens 1')
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(screen.queryAllByText(CAPPED)).toHaveLength(times)
  expect(screen.queryByText(OLDER)).toBeNull()
})

test('a failed NFT transfer is marked as failed, and others are not', async () => {
  const actions = ['failed', 'ok'].map(status => ({
    type: 'NftItemTransfer',
    status,
    NftItemTransfer: { sender: address(A), recipient: address(OWNER), nft: B },
  }))
  const events = [{ event_id: HASH, account: address(OWNER), timestamp: 1_700_000_000, lt: 9, actions }]
  const { screen } = await openScreen(`/address/${OWNER}`, nftsTab, {
    faults: [{ match: '/nfts/history', status: 200, body: { events } }, ...nfts(1)],
  })
  const table = await screen.findByRole('table', { name: 'NFT transfers' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(2))
  expect(rowsOf(table).map(row => row.textContent.includes(', failed'))).toEqual([true, false])
  expect(screen.getByText(', failed').className).toBe('text-bad')
})

test('an NFT transfer has its NFT, sender and receiver in their columns', async () => {
  const moved = { sender: address(A), recipient: address(OWNER), nft: MASTER }
  const actions = [{ type: 'NftItemTransfer', status: 'ok', NftItemTransfer: moved }]
  const events = [{ event_id: HASH, account: address(OWNER), timestamp: 1_700_000_000, lt: 9, actions }]
  const { screen } = await openScreen(`/address/${OWNER}`, nftsTab, {
    faults: [{ match: '/nfts/history', status: 200, body: { events } }, ...nfts(1)],
  })
  const table = await screen.findByRole('table', { name: 'NFT transfers' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(1))
  const heads = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  const cell = (label: string) => rowsOf(table)[0]?.cells[heads.indexOf(label)]
  expect(cell('Transaction')?.querySelector('a')?.getAttribute('href')).toBe(`/tx/${HASH}`)
  expect(cell('NFT')?.querySelector('a')?.getAttribute('href')).toBe(`/nft/${friendlyAddress(MASTER)}`)
  expect(cell('From')?.textContent).toMatch(/^[EU]QCqqq/)
  expect(cell('To')?.textContent).toMatch(/^[EU]QDMzM/)
  expect(cell('Counterparty')?.textContent).toMatch(/^[EU]QCqqq.+ → [EU]QDMzM/)
})
