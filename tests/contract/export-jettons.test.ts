import { expect, test } from 'vitest'
import { doesHold } from '../../src/domain/export/jetton-sums.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { servedNetwork } from '../localnet/support/served.ts'
import { exported, useServed } from './support/exported.ts'

const world = servedNetwork()
useServed(world)

const ACCOUNTS = 10

test('jettons of ten exports add up to the change of their balances, or are reported as mismatched', async () => {
  const { getJettons } = await import('../../src/providers/indexer/jettons.ts')
  const { friendlyAddress } = await import('../../src/ton/address.ts')
  const { mainCall } = await import('../../src/lib/call.ts')
  const counts = { accounts: 0, complete: 0, jettons: 0, holding: 0, differing: 0, claims: 0 }
  for (const raw of new Set(world.all.map(({ account }) => account.toRawString() as RawAddress))) {
    if (counts.accounts === ACCOUNTS) break
    const { balances, wallets } = await getJettons(mainCall(new AbortController().signal), raw)
    if (balances.length === 0) continue
    const { rows, job } = await exported(raw, { hasBalances: false, jettons: wallets })
    counts.accounts++
    counts.claims += rows.filter(({ direction }) => direction === 'not checked').length
    if (job.progress.ending !== 'complete') continue
    counts.complete++
    for (const sum of job.jettons) {
      const address = friendlyAddress(sum.jetton.address)
      const own = rows.filter(row => row.asset_address === address && row.direction !== 'not checked')
      expect(own.reduce((units, row) => units + BigInt(row.amount_units), 0n)).toBe(BigInt(sum.moved))
      const balance = balances.find(({ jetton }) => jetton.address === sum.jetton.address)?.balance ?? '0'
      if (doesHold(sum)) expect(sum.moved, `${raw} ${sum.jetton.symbol}`).toBe(balance)
      else expect(sum.history, `${raw} ${sum.jetton.symbol}`).not.toBeNull()
      counts.jettons++
      counts[doesHold(sum) ? 'holding' : 'differing']++
    }
  }
  console.log(counts)
  expect(counts.accounts).toBe(ACCOUNTS)
  expect(counts.holding).toBeGreaterThan(5)
})
