import { Address } from '@ton/core'
import { afterAll, expect, it } from 'vitest'
import { openFixed } from '../localnet/support/history.ts'
import { indexerShapes } from './shapes/indexer.ts'
import { nodeShapes } from './shapes/node.ts'
import { faultsIn } from './shapes/shape.ts'
import { nodeCases } from './suites/node-cases.ts'
import { landmarks } from './support/landmarks.ts'
import { serve } from './support/served-apis.ts'
import { ask, askNode } from './support/wire.ts'

/** Compares the embedded network's answers with the project's own shapes, so that a clone needs no other files for this check. */
const network = await openFixed('standard')
const served = await serve(network)
const marks = landmarks(network)
afterAll(async () => {
  await served.close()
  network.close()
})

const raw = (name: string) => Address.parse(marks.worth(name)).toRawString()
const { signed } = marks
const now = network.chain.now
const firstOf = async (path: string, list: string, member: string): Promise<string> => {
  const { value } = await ask(served.origin, `/v2${path}`)
  return (value as Record<string, Record<string, string>[]>)[list]?.[0]?.[member] ?? ''
}
const places: Record<string, string> = {
  wallet: marks.raw('wallet'),
  collector: raw('collector'),
  named: marks.raw('wallet'),
  jetton: marks.raw('jetton'),
  nft: raw('NFT on sale'),
  collection: raw('NFT collection'),
  tx: signed.hash.toString('hex'),
  event: await firstOf(`/accounts/${marks.raw('wallet')}/jettons/history?limit=1`, 'operations', 'transaction_hash'),
  auctioned: await firstOf('/dns/auctions', 'data', 'domain'),
  block: `(0,8000000000000000,${signed.block.seqno})`,
  seqno: String(network.chain.head(-1).seqno),
  from: String(now - 60),
  to: String(now),
}
const fill = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name) => places[name] ?? name)

it.each(Object.keys(indexerShapes))(
  'the embedded indexer answers %s in the shape that the product reads',
  async path => {
    const { status, value } = await ask(served.origin, `/v2${fill(path)}`)
    expect(status).toBe(200)
    expect(faultsIn(indexerShapes[path]!, value)).toEqual([])
  },
)

// An account that is not there has no code.
const cases = nodeCases(marks).filter(
  ({ method, params }) => method in nodeShapes && (params.address ?? places.wallet) === places.wallet,
)

it.each(cases)(
  'the embedded node API answers $method $params in the shape that the product reads',
  async ({ method, params }) => {
    const { value } = await askNode(served.origin, method, params)
    const { ok, result } = value as { ok: boolean; result: unknown }
    expect(ok).toBe(true)
    expect(faultsIn(nodeShapes[method]!, result)).toEqual([])
  },
)

it('the shapes cover every node method that the product calls', () => {
  expect(new Set(cases.map(({ method }) => method))).toEqual(new Set(Object.keys(nodeShapes)))
})

it('faultsIn reports missing, mistyped and empty members', () => {
  const shape = { a: 'int', 'b?': [{ c: 'raw' }] } as const
  expect(faultsIn(shape, { a: 1, b: [{ c: `0:${'a'.repeat(64)}` }] })).toEqual([])
  expect(faultsIn(shape, { a: 1 })).toEqual([])
  expect(faultsIn(shape, { a: '1', b: [] })).toEqual(['.a: not int, but "1"', '.b: no list with a row'])
  expect(faultsIn(shape, { b: [{ c: 'x' }, 5] })).toEqual([
    '.a: not int, but undefined',
    '.b[0].c: not raw, but "x"',
    '.b[1]: no object',
  ])
})
