import { expect, test } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'

const browser = browserOfEachTest()

const HASH = 'ab'.repeat(32)
const INDEXER = '/v2/blockchain/masterchain-head'
const indexed = {
  seqno: 7,
  gen_utime: 1795258332,
  global_id: -239,
  version: 0,
  gen_software_version: 12,
  tx_quantity: 3,
  value_flow: { fees_collected: { grams: 2700000000, other: [] }, burned: { grams: 5, other: [] } },
}
async function stats() {
  const { $networkStats } = await import('../../../src/stores/network-stats.ts')
  const seen = look($networkStats())
  const state = await seen.rest()
  seen.stop()
  return state
}

test('network statistics have the indexer’s newest block and its value flow', async () => {
  browser.announce(INDEXER, { body: indexed })
  expect(await stats()).toMatchObject({
    status: 'ready',
    sources: ['tonapi'],
    value: {
      seqno: 7,
      genUtime: 1795258332,
      globalId: -239,
      version: 0,
      softwareVersion: 12,
      transactions: 3,
      feesCollected: '2700000000',
      feesBurned: '5',
    },
  })
})

test.each([
  [{ seqno: 7, gen_utime: 5 }],
  [
    {
      ...indexed,
      value_flow: { fees_collected: 7, burned: { grams: -1 } },
      global_id: 'x',
      version: {},
      seqno: '7',
    },
  ],
])('network statistics leave values missing in %j unknown instead of zero', async body => {
  browser.announce(INDEXER, { body: { ...body, gen_software_version: undefined, tx_quantity: null, gen_utime: 5 } })
  expect(await stats()).toMatchObject({
    value: {
      seqno: 7,
      genUtime: 5,
      globalId: null,
      version: null,
      softwareVersion: null,
      transactions: null,
      feesCollected: null,
      feesBurned: null,
    },
  })
})

test('network statistics fall back to the node, and leave out the values that its block headers lack', async () => {
  browser.announce(INDEXER, { status: 500, body: { error: 'upstream failure' } })
  const id = { seqno: 9, root_hash: HASH, file_hash: HASH }
  browser.announce('/api/v2/getMasterchainInfo', { body: { ok: true, result: { last: id } } })
  const header = { id, global_id: -239, version: 0, gen_utime: 1795258332 }
  browser.announce('/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=9', {
    body: { ok: true, result: header },
  })
  expect(await stats()).toMatchObject({
    sources: ['toncenter'],
    value: { seqno: 9, genUtime: 1795258332, globalId: -239, version: 0, transactions: null, feesBurned: null },
  })
})

test('network statistics fail when both providers fail', async () => {
  browser.announce(INDEXER, { status: 404, body: {} })
  browser.announce('/api/v2/getMasterchainInfo', { status: 404, body: {} })
  expect(await stats()).toMatchObject({ status: 'failed' })
})
