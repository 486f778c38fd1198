import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/network.ts'
import { factsOf, openScreen } from '../support/screen.ts'

const AT = `0:${'1'.repeat(64)}`
const odd = { address: 'odd' }
const item = () => import('../../src/islands/nft/ItemScreen.tsx')
const collection = () => import('../../src/islands/nft/CollectionScreen.tsx')
const jetton = () => import('../../src/islands/jetton/JettonScreen.tsx')

const NFT = { address: AT, metadata: { name: 'Lens' }, trust: 'none' }
const COLLECTION = { address: AT, next_item_index: 1, metadata: { name: 'Lenses' } }
const JETTON = {
  metadata: { address: AT, symbol: 'TIDE', name: 'Tide', decimals: '6' },
  total_supply: '2',
  mintable: true,
  verification: 'none',
}

test.each([
  ['an NFT', `/nft/${AT}`, item, `/v2/nfts/${AT}`, { ...NFT, owner: odd }, '—'],
  ['an NFT', `/nft/${AT}`, item, `/v2/nfts/${AT}`, NFT, 'none'],
  ['a collection', `/nft/collection/${AT}`, collection, `/collections/${AT}`, { ...COLLECTION, owner: odd }, '—'],
  ['a collection', `/nft/collection/${AT}`, collection, `/collections/${AT}`, COLLECTION, 'none'],
  ['a jetton', `/jetton/${AT}`, jetton, `/v2/jettons/${AT}`, { ...JETTON, admin: odd }, '—'],
  ['a jetton', `/jetton/${AT}`, jetton, `/v2/jettons/${AT}`, JETTON, 'None stated'],
])('the owner of %s at %s is unknown if it is unreadable, and none only if it is absent', async (...row) => {
  const [, path, load, match, body, shown] = row
  const others: Fault = { match: '/', provider: 'indexer', status: 400 }
  await openScreen(path, load as typeof item, { faults: [{ match, status: 200, body }, others] })
  await eventually(() => expect(factsOf().Owner).toBe(shown))
})
