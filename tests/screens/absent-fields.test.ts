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

const master = (admin_address: unknown) => ({
  jetton_masters: [{ address: AT, total_supply: '2', mintable: true, admin_address }],
  metadata: {
    [AT]: { is_indexed: true, token_info: [{ type: 'jetton_masters', symbol: 'TIDE', extra: { decimals: '6' } }] },
  },
})
const token = (admin_address: unknown) => ({
  ok: true,
  result: {
    contract_type: 'jetton_master',
    total_supply: 2,
    mintable: true,
    admin_address,
    jetton_content: { type: 'onchain', data: { symbol: 'TIDE', decimals: '6' } },
  },
})
const numbered = (next_item_index: unknown) => ({ nft_collections: [{ address: AT, next_item_index }] })
const indexed = (owner_address: unknown) => ({ nft_collections: [{ address: AT, owner_address }] })
const [MASTERS, TOKEN, COLLECTIONS] = ['/jetton/masters', '/getTokenData', '/v3/nft/collections']

test.each([
  ['an NFT', `/nft/${AT}`, item, `/v2/nfts/${AT}`, { ...NFT, owner: odd }, '—'],
  ['an NFT', `/nft/${AT}`, item, `/v2/nfts/${AT}`, NFT, 'none'],
  ['a collection', `/nft/collection/${AT}`, collection, `/collections/${AT}`, { ...COLLECTION, owner: odd }, '—'],
  ['a collection', `/nft/collection/${AT}`, collection, `/collections/${AT}`, COLLECTION, 'none'],
  ['a jetton', `/jetton/${AT}`, jetton, `/v2/jettons/${AT}`, { ...JETTON, admin: odd }, '—'],
  ['a jetton', `/jetton/${AT}`, jetton, `/v2/jettons/${AT}`, JETTON, 'None stated'],
  ['a jetton of the index', `/jetton/${AT}`, jetton, MASTERS, master('odd'), '—'],
  ['a jetton of the index', `/jetton/${AT}`, jetton, MASTERS, master(7), '—'],
  ['a jetton of the index', `/jetton/${AT}`, jetton, MASTERS, master(null), 'None stated'],
  ['a jetton of the node', `/jetton/${AT}`, jetton, TOKEN, token('odd'), '—'],
  ['a jetton of the node', `/jetton/${AT}`, jetton, TOKEN, token(''), 'None stated'],
  ['a jetton of the node', `/jetton/${AT}`, jetton, TOKEN, token('addr_none'), 'None stated'],
  ['a collection of the index', `/nft/collection/${AT}`, collection, COLLECTIONS, indexed('odd'), '—'],
  ['a collection of the index', `/nft/collection/${AT}`, collection, COLLECTIONS, indexed(null), 'none'],
])('the owner of %s at %s is unknown if it is unreadable, and none only if it is absent', async (...row) => {
  const [, path, load, match, body, shown] = row
  const others: Fault = { match: '/', provider: 'indexer', status: 400 }
  await openScreen(path, load as typeof item, { faults: [{ match, status: 200, body }, others] })
  await eventually(() => expect(factsOf().Owner).toBe(shown))
})

test.each([
  ['—', `/collections/${AT}`, { ...COLLECTION, next_item_index: undefined }],
  ['—', `/collections/${AT}`, { ...COLLECTION, next_item_index: 'odd' }],
  ['—', COLLECTIONS, numbered(undefined)],
  ['—', COLLECTIONS, numbered('odd')],
  ['not numbered', `/collections/${AT}`, { ...COLLECTION, next_item_index: -1 }],
  ['not numbered', COLLECTIONS, numbered('-1')],
])('the items of a collection are “%s” by the index of its next item at %s: %j', async (shown, match, body) => {
  const others: Fault = { match: '/', provider: 'indexer', status: 400 }
  await openScreen(`/nft/collection/${AT}`, collection, { faults: [{ match, status: 200, body }, others] })
  await eventually(() => expect(factsOf().Items).toBe(shown))
})
