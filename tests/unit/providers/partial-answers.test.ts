import { expect, test } from 'vitest'
import { masterchainBlock } from '../../../src/domain/block/block.ts'
import { indexerRow, transactionBytes } from '../../support/boc.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/indexer/registration.ts')),
  ...(await import('../../../src/providers/indexer/transactions.ts')),
  ...(await import('../../../src/providers/node/proofs.ts')),
}))

test('a full page that ends with an account’s first transaction since its deletion is not the last page', async () => {
  const rows = [transactionBytes({ lt: 9n, prevLt: 8n }), transactionBytes({ lt: 8n, prevLt: 0n })].map(bytes =>
    indexerRow(bytes),
  )
  network.announce(`/v2/blockchain/accounts/${ALICE}/transactions?limit=2`, { body: { transactions: rows } })
  network.announce(`/v2/blockchain/accounts/${ALICE}/transactions?limit=3`, { body: { transactions: rows } })
  expect((await provider.getIndexedHistory(fakeCall(), ALICE, 2)).more).toBe(true)
  expect((await provider.getIndexedHistory(fakeCall(), ALICE, 3)).more).toBe(false)
})

test('the owner of a domain on sale is unknown if the indexer does not name the seller', async () => {
  const item = { address: ALICE, dns: 'alice.ton', owner: { address: BOB }, sale: { address: BOB } }
  network.announce('/v2/dns/alice.ton', { body: { name: 'alice.ton', item } })
  expect((await provider.getDomain(fakeCall(), 'alice.ton')).owner).toBeUndefined()
})

const named = (seqno: number) => ({
  workchain: -1,
  shard: '-9223372036854775808',
  seqno,
  root_hash: 'a'.repeat(64),
  file_hash: 'b'.repeat(64),
})

test('a path to a block from another masterchain block than the wanted one is refused', async () => {
  const path = '/api/v2/getShardBlockProof?workchain=-1&shard=-9223372036854775808&seqno=5&from_seqno=9'
  const from = (seqno: number) => ({
    body: { ok: true, result: { from: named(seqno), mc_id: named(5), links: [], mc_proof: [] } },
  })
  network.announce(path, from(9), from(8))
  const ask = () => provider.getCommitment(fakeCall(), masterchainBlock(5), 9)
  expect((await ask()).head.seqno).toBe(9)
  await expect(ask()).rejects.toMatchObject({ kind: 'another' })
})

test('a call that waits for a block does not count as refused', async () => {
  const path = '/api/v2/getShardBlockProof?workchain=-1&shard=-9223372036854775808&seqno=5'
  const notReady = { status: 500, body: { ok: false, error: 'LITE_SERVER_NOTREADY: block is not applied', code: 500 } }
  const found = { body: { ok: true, result: { from: named(5), mc_id: named(5), links: [], mc_proof: [] } } }
  network.announce(path, notReady, found)
  const phases: string[] = []
  const call = { ...fakeCall(), onProgress: ({ phase }: { phase: string }) => void phases.push(phase) }
  expect((await provider.getCommitment(call, masterchainBlock(5))).back).toBeNull()
  expect(phases).toEqual(['queued', 'asked', 'queued', 'asked'])
})
