import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/network.ts'
import { factsOf, openScreen, rowsOf } from '../support/screen.ts'

const MASTER = `0:${'1'.repeat(64)}` as const
const [A, B] = ['a', 'b'].map(digit => `0:${digit.repeat(64)}`)
const CONCENTRATION = 'Concentration of holdings'

const names = { symbol: 'TIDE', name: 'Tide', decimals: '6' }
const jetton: Fault = {
  match: `/v2/jettons/${MASTER}`,
  status: 200,
  body: { metadata: { address: MASTER, ...names }, total_supply: '2000000000000', holders_count: 2, mintable: true },
}
const transfers: Fault = {
  match: '/api/v3/jetton/transfers',
  status: 200,
  body: { jetton_transfers: [], address_book: {}, metadata: {} },
}
const holders = (...rows: [owner: string | undefined, balance: string][]): Fault => ({
  match: `/v2/jettons/${MASTER}/holders`,
  status: 200,
  body: {
    addresses: rows.map(([owner, balance]) => ({ address: owner, owner: { address: owner }, balance })),
    total: 2,
  },
})
const indexed = (...rows: [owner: string | undefined, balance: string][]): Fault => ({
  match: '/api/v3/jetton/wallets',
  status: 200,
  body: {
    jetton_wallets: rows.map(([owner, balance]) => ({ address: owner, owner, jetton: MASTER, balance })),
    address_book: {},
  },
})
const noIndex: Fault = { match: '/api/v3/jetton/wallets', status: 500 }
const down = (match: string): Fault => ({ match, status: 400, body: { error: 'down' } })

const load = () => import('../../src/islands/jetton/JettonScreen.tsx')
const open = (...faults: Fault[]) => openScreen(`/jetton/${MASTER}`, load, { faults })

/** Waits until both providers have answered about the holders. */
async function allHolders() {
  const { $jettonHolders } = await import('../../src/stores/jetton-holders.ts')
  await eventually(() => {
    const state = $jettonHolders(MASTER, 1).value
    expect(state?.status === 'ready' && !state.partial).toBe(true)
  })
}

test('holders that only the index lists stay on screen', async () => {
  const { screen } = await open(indexed([A, '500000000000']), holders(), transfers, jetton)
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  await allHolders()
  await eventually(() => expect(rowsOf(table)[0]?.textContent).toContain('25.00%'))
})

test('no holder is called the largest if the first one cannot be read', async () => {
  const { screen } = await open(noIndex, holders([A, '1.9e12'], [B, '100000000000']), transfers, jetton)
  await screen.findByText('1 entry could not be read')
  await eventually(() => expect(factsOf()[CONCENTRATION]).toBe('—'))
  expect(document.body.textContent).not.toContain('The largest holder')
})

test('holders have no figures while the scale of their jetton is unknown', async () => {
  const withRow = async () => {
    const { seenJettons } = await import('../../src/stores/seen/tokens.ts')
    const row = {
      ...names,
      address: MASTER,
      image: null,
      decimals: 6,
      trust: 'none' as const,
      supply: '2000000000',
      holders: 1,
    }
    seenJettons.remember([row], ({ address }) => address)
    return load()
  }
  const faults = [holders([A, '1000000']), down(`/v2/jettons/${MASTER}`), down('/api/v3/'), down('getTokenData')]
  const { screen } = await openScreen(`/jetton/${MASTER}`, withRow, { faults })
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  await allHolders()
  await eventually(() => expect(factsOf()[CONCENTRATION]).toBe('—'))
  expect([...(rowsOf(table)[0]?.cells ?? [])].slice(2).map(cell => cell.textContent)).toEqual(['—', '—'])
})

test('holders have figures when only the index tells of their jetton', async () => {
  const masters: Fault = {
    match: '/api/v3/jetton/masters',
    status: 200,
    body: {
      jetton_masters: [{ address: MASTER, total_supply: '2000000000000', mintable: true }],
      address_book: {},
      metadata: {
        [MASTER]: {
          is_indexed: true,
          token_info: [{ type: 'jetton_masters', valid: true, ...names, extra: { decimals: '6' } }],
        },
      },
    },
  }
  const { screen } = await open(
    indexed([A, '500000000000']),
    holders(),
    transfers,
    masters,
    down(`/v2/jettons/${MASTER}`),
  )
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  await eventually(() => expect(rowsOf(table)[0]?.textContent).toContain('25.00%'))
})

test('a holder is called no wallet only if the indexer says so', async () => {
  const rows = [
    { address: A, owner: { address: A, is_wallet: false }, balance: '1000000000000' },
    { address: B, owner: { address: B }, balance: '1000000000000' },
  ]
  const list = { match: `/v2/jettons/${MASTER}/holders`, status: 200, body: { addresses: rows, total: 2 } }
  const { screen } = await open(list, jetton, noIndex, transfers)
  const table = await screen.findByRole('table', { name: 'Top Holders' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(2))
  expect(rowsOf(table).map(row => row.textContent.includes('not a wallet'))).toEqual([true, false])
})
