/** Lists opened at a page after their last one. */
import { expect, test } from 'vitest'
import { openScreen } from '../support/screen.ts'

const TOKEN = `0:${'1'.repeat(64)}`
const answer = (match: string, body: object) => ({ match, status: 200, body })

const screens = {
  holders: {
    path: `/jetton/${TOKEN}`,
    load: () => import('../../src/islands/jetton/JettonScreen.tsx'),
    none: 'No holders found',
    faults: [
      answer('/holders', { addresses: [], total: 150 }),
      answer('/api/v3/jetton/wallets', { jetton_wallets: [], address_book: {}, metadata: {} }),
      answer(`/v2/jettons/${TOKEN}`, {
        metadata: { address: TOKEN, symbol: 'TIDE', name: 'Tide', decimals: '6' },
        total_supply: '2000000000000',
        holders_count: 150,
        mintable: true,
        verification: 'none',
      }),
    ],
  },
  jettons: {
    path: '/jettons',
    load: () => import('../../src/islands/jettons/JettonsScreen.tsx'),
    none: 'No jettons found',
    faults: [answer('/v2/jettons?', { jettons: [] }), answer('/jettons/_bulk', { jettons: [] })],
  },
  items: {
    path: `/nft/collection/${TOKEN}`,
    load: () => import('../../src/islands/nft/CollectionScreen.tsx'),
    none: 'No NFTs found',
    faults: [
      answer(`/nfts/collections/${TOKEN}/items`, { nft_items: [] }),
      answer(`/nfts/collections/${TOKEN}`, { address: TOKEN, next_item_index: 150, metadata: { name: 'Lenses' } }),
    ],
  },
}
const names = ['holders', 'jettons', 'items'] as const

test.each(names)('a page after the last one of the %s says that it does not exist and links the first', async name => {
  const { path, load, none, faults } = screens[name]
  const { screen } = await openScreen(`${path}?page=900&sort=holders`, load, { faults })
  const link = await screen.findByRole('link', { name: 'First page' })
  expect(link.getAttribute('href')).toBe(`${path}?sort=holders`)
  screen.getByText('Nothing is listed on page 900')
  expect(screen.queryByText(none)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save CSV' })).toBeNull()
})

test.each(names)('an empty first page of the %s says that there are none', async name => {
  const { path, load, none, faults } = screens[name]
  const { screen } = await openScreen(path, load, { faults })
  await screen.findByText(none)
  expect(screen.queryByRole('link', { name: 'First page' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save CSV' })).toBeNull()
})
