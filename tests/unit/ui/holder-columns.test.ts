import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JettonDetails, JettonHolder } from '../../../src/domain/jetton/holders.ts'
import { holderColumns } from '../../../src/islands/jetton/holder-columns.tsx'
import { friendlyAddress } from '../../../src/ton/address.ts'
import { plainText } from '../../support/plain-text.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const tide: JettonDetails = {
  address: CAROL,
  symbol: 'TIDE',
  name: 'Tide',
  image: null,
  decimals: 6,
  trust: 'none',
  supply: '2000000000',
  holders: 2,
  description: null,
  mintable: true,
  admin: null,
  known: {},
  links: [],
  scale: null,
}
const holder: JettonHolder = { rank: 1234, owner: ALICE, isWallet: null, wallet: BOB, balance: '500123456' }

type Parts = { jetton?: Partial<JettonDetails>; price?: number | null; holder?: Partial<JettonHolder> }

/** A cell as HTML, and as text. */
function cellOf(label: string, parts: Parts = {}) {
  const columns = holderColumns({ ...tide, ...parts.jetton }, parts.price ?? null, { currency: 'eur', rate: 0.5 })
  const column = columns.find(column => column.label === label)
  const html = renderToStaticMarkup(column?.cell({ ...holder, ...parts.holder }))
  return {
    html,
    text: plainText(html),
  }
}
const textOf = (label: string, parts?: Parts) => cellOf(label, parts).text

test('a holder has a rank, a balance of four digits and a share of the supply', () => {
  expect(['Rank', 'Balance', 'Percentage'].map(label => textOf(label))).toEqual(['1,234', '500.1234', '25.01%'])
})

test('a balance has its worth in the chosen currency, also beside the share', () => {
  expect(textOf('Balance', { price: 3 })).toBe('500.1234 €750.19')
  expect(textOf('Percentage', { price: 3 })).toBe('€750.19 · 25.01%')
})

test('balances and shares are scaled, and are unknown without a scale', () => {
  const scale = { numerator: '2', denominator: '1' }
  expect(textOf('Balance', { jetton: { scale } })).toBe('1,000.2469')
  expect(textOf('Percentage', { jetton: { scale } })).toBe('50.01%')
  const unscaled = { jetton: { scale: undefined }, price: 3 }
  expect(['Balance', 'Percentage'].map(label => textOf(label, unscaled))).toEqual(['—', '—'])
})

test('the share of an unknown supply is “—”', () => {
  expect(textOf('Percentage', { jetton: { supply: null } })).toBe('—')
})

test('the owner of a jetton wallet is linked; without one, the wallet is, and is called that', () => {
  const own = cellOf('Address')
  expect(own.html).toContain(`href="/address/${friendlyAddress(ALICE)}"`)
  expect(own.text).not.toContain('jetton wallet')
  const unowned = cellOf('Address', { holder: { owner: null } })
  expect(unowned.html).toContain(`href="/address/${friendlyAddress(BOB)}"`)
  expect(unowned.text).toMatch(/ jetton wallet$/)
  expect(textOf('Address', { holder: { owner: null, wallet: null } })).toBe('—')
})

test.each([
  [false, true],
  [null, false],
  [true, false],
])('a holder of which a provider says that it is a wallet: %s', (isWallet, isMarked) => {
  expect(textOf('Address', { holder: { isWallet } }).endsWith('not a wallet')).toBe(isMarked)
})
