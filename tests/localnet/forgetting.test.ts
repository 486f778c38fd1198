import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { FORGET_EVERY, KEPT_ELECTIONS } from '../../scripts/localnet/chain/retention.ts'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import { createIndexer } from '../../scripts/localnet/indexer/indexer.ts'
import { FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'

const NEW_STAKE = 0x4e73744b

async function tokensOf() {
  const network = await openNetwork({ profile: 'mini', genesisTime: FIXED_GENESIS, dump: false })
  const { index } = createIndexer(network, 0)
  return { network, tokens: () => index.tokens() }
}

test('token operations of forgotten transactions are forgotten too', async () => {
  const { network, tokens } = await tokensOf()
  const { operations } = await tokens()
  const gone = { item: { hash: Buffer.alloc(32), lt: 1n } as ChainTransaction, source: null, destination: null }
  operations.jettons.push(gone as (typeof operations.jettons)[number])
  operations.nfts.push(gone as (typeof operations.nfts)[number])
  do await network.step()
  while (network.chain.head(-1).seqno % FORGET_EVERY !== 0)
  await tokens()
  expect([operations.jettons, operations.nfts]).toEqual([[], []])
})

test('only the bids of the newest elections are kept', async () => {
  const { tokens } = await tokensOf()
  const { elections } = await tokens()
  const elector = elections.elector!
  const stakeIn = (electAt: number) => {
    const body = beginCell().storeUint(NEW_STAKE, 32).storeUint(0, 64).storeBuffer(Buffer.alloc(32, electAt))
    const whole = body.storeUint(electAt, 32).storeUint(196_608, 32).storeBuffer(Buffer.alloc(32)).endCell()
    return { account: elector, transaction: { inMessage: { body: whole } } } as unknown as ChainTransaction
  }
  for (let electAt = 1; electAt <= 3 * KEPT_ELECTIONS; electAt++) {
    elections.add(stakeIn(electAt))
    expect(elections.size).toBe(Math.min(electAt, KEPT_ELECTIONS))
  }
})
