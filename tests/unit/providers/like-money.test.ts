import { expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const { network } = providerTests()
const call = fakeCall()
const at = encodeURIComponent(ALICE)

async function fromIndexer(symbol: string, verification: string) {
  const metadata = { address: ALICE, symbol, name: symbol, decimals: '6' }
  network.announce(`/v2/jettons/${ALICE}`, { body: { metadata, total_supply: '5', verification } })
  const { getJetton } = await import('../../../src/providers/indexer/jetton-details.ts')
  return getJetton(call, ALICE)
}

async function fromNode(symbol: string) {
  const jetton_content = { type: 'onchain', data: { symbol, name: symbol, decimals: '6' } }
  const result = { contract_type: 'jetton_master', address: ALICE, total_supply: 5, jetton_content }
  network.announce(`/api/v2/getTokenData?address=${at}`, { body: { ok: true, result } })
  const { getNodeJetton } = await import('../../../src/providers/node/jetton.ts')
  return getNodeJetton(call, ALICE)
}

async function fromIndex(symbol: string) {
  const row = { address: BOB, owner: ALICE, jetton: BOB, balance: '5' }
  const token_info = [{ type: 'jetton_masters', symbol, extra: { decimals: '6' } }]
  const body = { jetton_wallets: [row], metadata: { [BOB]: { is_indexed: true, token_info } } }
  network.announce(`/api/v3/jetton/wallets?owner_address=${at}&limit=1000&sort=desc`, { body })
  const { getIndexV3Jettons } = await import('../../../src/providers/index-v3/jettons.ts')
  return (await getIndexV3Jettons(call, ALICE)).balances[0]!.jetton
}

test.each<[string, (symbol: string) => Promise<object>, string]>([
  ['the node', fromNode, '“TON” jetton, unverified'],
  ['the index', fromIndex, '“TON” jetton, unverified'],
  ['the indexer', symbol => fromIndexer(symbol, 'none'), '“TON” jetton, unverified'],
  ['the indexer’s blacklist', symbol => fromIndexer(symbol, 'blacklist'), '“TON” jetton, unverified'],
  ['the indexer’s whitelist', symbol => fromIndexer(symbol, 'whitelist'), '“TON” jetton'],
])('a jetton that calls itself TON is never shown with the unit TON, according to %s', async (_, read, unit) => {
  expect(await read('TON')).toMatchObject({ symbol: 'TON', unit, decimals: 6 })
  expect(await read('TIDE')).not.toHaveProperty('unit')
})
