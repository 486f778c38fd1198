import * as v from 'valibot'
import type { StakingPools } from '../../domain/network/staking.ts'
import type { Call } from '../../lib/call.ts'
import { address, words } from '../bytes/wire-address.ts'
import { placedRows } from '../http/placed-rows.ts'
import { amount, count, dictionary, field, maybe, time } from '../http/wire.ts'
import { stakingRequest } from '../requests/staking.ts'
import { indexerApi } from './client.ts'

/** Annual yield in percent; null if out of range. */
const percent = field('a percentage', x => (typeof x === 'number' && x >= -100 && x <= 1e6 ? x + 0 : undefined))

const pool = v.object({
  address: maybe(address),
  name: maybe(words),
  implementation: maybe(words),
  total_amount: maybe(amount),
  min_stake: maybe(amount),
  apy: maybe(percent),
  current_nominators: maybe(count),
  nominators_count: maybe(count),
  // -1 means no limit
  max_nominators: maybe(count),
  liquid_jetton_master: maybe(address),
  cycle_end: maybe(time),
})
type Pool = v.InferOutput<typeof pool>
const answer = v.object({ pools: placedRows(pool), implementations: maybe(dictionary) })

/** Implementations whose pools return coins after a round, by the provider's keys. */
const LOCKED = ['whales', 'tf']

/** Number of nominators. The provider does not count those of liquid pools, which are holders of the pool's jetton. */
function nominatorsOf({ current_nominators, nominators_count, liquid_jetton_master }: Pool): number | null {
  const nominators = current_nominators ?? nominators_count
  return liquid_jetton_master ? nominators || null : nominators
}

const implementation = v.object({ name: words })

/** All staking pools in one answer (staking/pools). */
export async function getStakingPools(call: Call): Promise<StakingPools> {
  const { pools, implementations } = await indexerApi(...stakingRequest.of(), answer, call)

  function kindOf(key: string | null): string | null {
    const read = v.safeParse(implementation, key && implementations?.[key])
    return (read.success && read.output.name) || key
  }

  // Drop rows without an address, name and stake.
  const named = pools.rows.filter(({ row }) => row.address || row.name || row.total_amount)
  return {
    pools: named.map(({ row, place }) => ({
      id: place,
      address: row.address,
      name: row.name,
      kind: kindOf(row.implementation),
      total: row.total_amount,
      minStake: row.min_stake,
      apy: row.apy,
      nominators: nominatorsOf(row),
      mostNominators: row.max_nominators,
      isLiquid: row.liquid_jetton_master ? true : LOCKED.includes(row.implementation ?? '') ? false : null,
      jetton: row.liquid_jetton_master,
      roundEnd: row.cycle_end,
    })),
    unreadable: pools.unreadable + pools.rows.length - named.length,
  }
}
