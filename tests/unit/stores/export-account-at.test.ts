import { beginCell } from '@ton/core'
import { expect, test, vi } from 'vitest'
import type { AccountProof } from '../../../src/providers/indexer/proofs.ts'
import { fakeCall } from '../../support/provider.ts'
import { blockExtraOf, blockOf, idOf, shardAccountsOf, stateOf, WHOLE } from '../ton/proof/support/chain.ts'
import { bagOf, proofOf } from '../ton/proof/support/merkle.ts'

const HASH = '1a'.repeat(32)
const place = { workchain: 0, shard: WHOLE, seqno: 9 }
const before = idOf(beginCell().endCell(), { ...place, seqno: 8 })

/** `Account` without a state. */
const account = beginCell()
  .storeUint(0b1100, 4)
  .storeUint(0, 8)
  .storeBuffer(Buffer.from(HASH, 'hex'))
  .storeUint(0, 3 + 3 + 3 + 32 + 1)
  .storeUint(78, 64)
  .storeCoins(1_234n)
  .storeUint(0, 3)
  .endCell()
const state = stateOf(place, shardAccountsOf({ [HASH]: account }))
const shard = blockOf({ ...place, previous: [before], state })
const masterBefore = idOf(beginCell().endCell(), { workchain: -1, shard: WHOLE, seqno: 4 })
const committing = (...tips: (typeof shard.id)[]) =>
  blockOf({ workchain: -1, shard: WHOLE, seqno: 5, previous: [masterBefore], custom: blockExtraOf(tips) })
const master = committing(shard.id)
const other = committing(before)

const answer: AccountProof = {
  masterchainBlock: master.id,
  block: shard.id,
  shardProof: bagOf(proofOf(master.root)),
  proof: bagOf(proofOf(shard.root, shard.extra), proofOf(state)),
  state: bagOf(account),
}

async function asked(changed: Partial<AccountProof>, at = master.id) {
  vi.resetModules()
  vi.doMock('../../../src/providers/indexer/proofs.ts', () => ({
    getAccountProof: async () => ({ ...answer, ...changed }),
  }))
  const { provedAt } = await import('../../../src/stores/export/account-at.ts')
  return provedAt(fakeCall(), `0:${HASH}`, at)
}

test('provedAt returns the account of the shard block that the masterchain block commits', async () => {
  expect(await asked({})).toMatchObject({ lastLt: '77', state: { balance: '1234' } })
})

test.each<[string, Partial<AccountProof>]>([
  ['an older shard block, which the masterchain block does not commit', { shardProof: bagOf(proofOf(other.root)) }],
  ['a shard block without a proof', { shardProof: new Uint8Array() }],
  ['another masterchain block', { masterchainBlock: other.id, shardProof: bagOf(proofOf(other.root)) }],
  ['another account’s state', { state: bagOf(beginCell().storeUint(1, 8).endCell()) }],
])('provedAt proves nothing by %s', async (_, changed) => {
  expect(await asked(changed)).toBeUndefined()
})
