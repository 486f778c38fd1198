import { expect, test } from 'vitest'
import { RETENTION, type Retention } from '../../scripts/localnet/chain/retention.ts'
import { FIXED_GENESIS } from '../../scripts/localnet/network.ts'
import { turnsOf } from './support/window-turns.ts'

/** Four turns of the window; `RETENTION_STEPS=20000` takes an hour or two. */
const STEPS = Number(process.env.RETENTION_STEPS ?? 720)
/** The window at a tenth: each of its bounds. */
const TENTH: Retention = {
  blocks: RETENTION.blocks / 10,
  bytes: RETENTION.bytes / 10,
  warmBlocks: RETENTION.warmBlocks / 10,
  keyBlocks: RETENTION.keyBlocks / 10,
  ofAccount: RETENTION.ofAccount / 10,
  warmAccounts: RETENTION.warmAccounts / 10,
}

test('memory of a long run stays within 5 % after the second retention window', async () => {
  const turns = Math.ceil(STEPS / TENTH.blocks)
  const found = await turnsOf({ profile: 'standard', genesisTime: FIXED_GENESIS, retention: TENTH, turns }, turn =>
    console.log(JSON.stringify(turn)),
  )
  expect(found).toHaveLength(turns)
  const [first = 0, ...rest] = found.slice(1).map(({ bytes }) => bytes)
  const highest = Math.max(...rest)
  expect((highest - first) / first, 'growth since the second turn').toBeLessThan(0.05)
}, 14_400_000)
