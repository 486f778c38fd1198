import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import { openFixed } from '../localnet/support/history.ts'
import { landmarks } from './support/landmarks.ts'
import { faultsOf } from './support/schemas.ts'
import { type Served, serve } from './support/served-apis.ts'
import { shared } from './support/shared.ts'
import { loadSwagger } from './support/swagger.ts'
import { ask } from './support/wire.ts'

/** Checks answers of toncenter's index with its published schema, corrected where real answers differ from it. */
const SCHEMA = 'toncenter-v3-1.2.6-part.json'
const answerOf = shared ? loadSwagger(SCHEMA) : null
const faultsIn = (path: string, value: unknown) => faultsOf(answerOf!(path), value)
const folder = `${shared}fixtures/toncenter-v3/`

describe.skipIf(!shared)('recorded answers of toncenter’s index and the schema', () => {
  it.each(shared ? readdirSync(folder).filter(name => name.endsWith('.json')) : [])(
    'the recorded answer %s of toncenter’s index matches the schema',
    name => {
      const answer: unknown = JSON.parse(readFileSync(folder + name, 'utf8'))
      expect(faultsIn('traces', answer)).toEqual([])
    },
  )
})

describe.skipIf(!shared)('answers of the embedded network’s index and the schema', () => {
  let network: Network
  let served: Served
  beforeAll(async () => {
    network = await openFixed('standard')
    served = await serve(network)
  })
  afterAll(async () => {
    await served.close()
    network.close()
  })

  const places = () => {
    const marks = landmarks(network)
    const sold = encodeURIComponent(marks.worth('NFT on sale'))
    return {
      wallet: encodeURIComponent(marks.raw('wallet')),
      jetton: encodeURIComponent(marks.raw('jetton')),
      collection: encodeURIComponent(marks.raw('nft collection')),
      nft: sold,
      hash: marks.signed.hash.toString('hex'),
      swap: marks.worth('jetton transfer with a call'),
      pending: marks.worth('pending trace'),
      seqno: String(network.chain.head(-1).seqno),
    } as Record<string, string>
  }

  it.each([
    'masterchainInfo',
    'transactions?limit=300&sort=desc',
    'transactions?account={wallet}&limit=50',
    'transactions?hash={hash}',
    'transactions?mc_seqno={seqno}&limit=50',
    'traces?tx_hash={hash}&include_actions=true',
    'traces?tx_hash={swap}&include_actions=true',
    'traces?account={wallet}&limit=5',
    'accountStates?address={wallet}&address={jetton}&include_boc=true',
    'accountStates?address={nft}&include_boc=false',
    'addressBook?address={wallet}&address={jetton}',
    'metadata?address={jetton}&address={nft}&address={collection}',
    'jetton/masters?limit=50',
    'jetton/wallets?owner_address={wallet}&limit=50',
    'jetton/wallets?jetton_address={jetton}&limit=50&sort=desc',
    'nft/items?owner_address={wallet}&include_on_sale=true&limit=50',
    'nft/items?collection_address={collection}&limit=50',
    'nft/items?address={nft}',
    'nft/collections?collection_address={collection}',
    'dns/records?domain=nanoscope.ton',
    'dns/records?wallet={wallet}',
  ])('answers of the embedded index to %s match the schema', async path => {
    const known = places()
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? name)
    const { status, value } = await ask(served.origin, `/api/v3/${filled}`)
    expect(status).toBe(200)
    expect(JSON.stringify(value).length).toBeGreaterThan(50)
    expect(faultsIn(path.split('?')[0] ?? '', value)).toEqual([])
  })

  it('answers of the embedded index about a pending trace match the schema', async () => {
    const { pending } = places()
    const traces = await ask<{ traces: { transactions: Record<string, { account: string; emulated: boolean }> }[] }>(
      served.origin,
      `/api/v3/pendingTraces?ext_msg_hash=${await messageOf(pending ?? '')}`,
    )
    expect(faultsIn('pendingTraces', traces.value)).toEqual([])
    const expected = Object.values(traces.value.traces[0]!.transactions).filter(({ emulated }) => emulated)
    expect(expected.length).toBeGreaterThan(0)
    const path = `/api/v3/pendingTraces?account=${encodeURIComponent(expected[0]!.account)}`
    const { status, value } = await ask(served.origin, path)
    expect(status).toBe(200)
    expect(faultsIn('pendingTraces', value)).toEqual([])
  })

  const messageOf = async (hash: string) => {
    type Answer = { transactions: { in_msg: { hash_norm: string } }[] }
    const { value } = await ask<Answer>(served.origin, `/api/v3/transactions?hash=${hash}&limit=1`)
    return Buffer.from(value.transactions[0]!.in_msg.hash_norm, 'base64').toString('hex')
  }
})
