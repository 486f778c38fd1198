import type { Address } from '@ton/core'
import { rawAddress, readAddress } from '../../http/encode.ts'
import type { Handler, World } from '../call.ts'
import { priceAt } from '../prices.ts'
import { notFound } from '../refusal.ts'
import type { Pool } from '../staking/pools.ts'
import { get } from './route.ts'

const VALIDATORS_PARAM = 34
/** Annual yield of the network in percent, before a pool's share. */
const NETWORK_YIELD = 4.6
const DAY = 86_400

const implementations = {
  whales: { name: 'Whales pools', description: 'Pools with a shared pot', url: 'https://example.com/whales' },
  tf: { name: 'Nominator pools', description: 'Pools of one validator each', url: 'https://example.com/nominators' },
  liquidTF: {
    name: 'Liquid pools',
    description: 'Pools that give jettons for coins',
    url: 'https://example.com/liquid',
  },
}

const implementationOf = (pool: Pool): keyof typeof implementations => (pool.liquidMaster ? 'liquidTF' : 'tf')

const describe = (kind: keyof typeof implementations) => ({ ...implementations[kind], socials: [] })

/** Invented yield of a pool: the network's minus the validator's share, with small variations. */
function yieldOf(pool: Pool, time: number): number {
  const share = 1 - pool.rewardShare / 10_000
  return Number((priceAt(rawAddress(pool.address), NETWORK_YIELD, time) * share).toFixed(4))
}

/** Start and end of the current validation round, unix seconds. */
function round(world: World): { since: number; until: number } {
  const set = world.chain.config.get(VALIDATORS_PARAM)?.beginParse()
  return set ? { since: set.skip(8).loadUint(32), until: set.loadUint(32) } : { since: 0, until: 0 }
}

const isVerified = ({ fixtures }: World, pool: Address): boolean => fixtures.label(pool)?.name !== undefined

function poolInfo(world: World, pool: Pool) {
  const { since, until } = round(world)
  return {
    address: rawAddress(pool.address),
    name: world.fixtures.label(pool.address)?.name ?? 'Nominator pool',
    total_amount: pool.total,
    implementation: implementationOf(pool),
    apy: yieldOf(pool, world.chain.now),
    min_stake: pool.minStake,
    cycle_start: since,
    cycle_end: until,
    cycle_length: until - since,
    verified: isVerified(world, pool.address),
    current_nominators: pool.nominators.length,
    max_nominators: pool.liquidMaster ? -1 : pool.maxNominators,
    liquid_jetton_master: pool.liquidMaster ? rawAddress(pool.liquidMaster) : undefined,
    nominators_stake: pool.total - pool.validatorAmount,
    validator_stake: pool.validatorAmount,
  }
}

/** All pools by yield, ascending; unverified ones on request. */
const list: Handler = async call => {
  const { world } = call
  const asked = call.query.get('available_for')
  const nominator = asked ? readAddress(asked) : null
  const everybody = call.flag('include_unverified')
  const pools = (await world.index.pools.all(world))
    .filter(pool => everybody || isVerified(world, pool.address))
    .filter(
      pool =>
        !nominator ||
        pool.liquidMaster ||
        pool.nominators.length < pool.maxNominators ||
        pool.nominators.some(({ address }) => address.equals(nominator)),
    )
  return {
    pools: pools.map(pool => poolInfo(world, pool)).sort((one, other) => one.apy - other.apy),
    implementations: { whales: describe('whales'), tf: describe('tf'), liquidTF: describe('liquidTF') },
  }
}

const one: Handler = async call => {
  const address = await call.account('account_id')
  const pool = await call.world.index.pools.at(call.world, address)
  if (!pool) throw notFound(`pool not found: ${rawAddress(address)}`)
  return { implementation: describe(implementationOf(pool)), pool: poolInfo(call.world, pool) }
}

/** One point per day, newest first. */
const history: Handler = async call => {
  const address = await call.account('account_id')
  const pool = await call.world.index.pools.at(call.world, address)
  if (!pool) throw notFound(`pool not found: ${rawAddress(address)}`)
  const limit = call.int('limit', { min: 1, max: 100, otherwise: 100 })
  const today = Math.floor(call.world.chain.now / DAY) * DAY
  const times = Array.from({ length: limit }, (_day, index) => today - index * DAY)
  return { apy: times.map(time => ({ apy: yieldOf(pool, time), time })) }
}

const ofNominator: Handler = async call => {
  const address = await call.account('account_id')
  const { world } = call
  const pools = (await world.index.pools.all(world)).flatMap(pool => {
    const own = pool.nominators.find(nominator => nominator.address.equals(address))
    return own ? [{ pool, own }] : []
  })
  return {
    pools: pools.map(({ pool, own }) => ({
      pool: rawAddress(pool.address),
      amount: own.amount,
      pending_deposit: own.pending,
      pending_withdraw: 0,
      ready_withdraw: 0,
    })),
  }
}

const validators: Handler = async ({ world }) => {
  const { elections } = await world.index.tokens()
  const election = await elections.current()
  if (!election || election.candidates.length === 0) throw new Error("can't find block with elections")
  return {
    elect_at: election.electAt,
    elect_close: election.electClose,
    min_stake: election.minStake,
    total_stake: election.totalStake,
    validators: election.candidates.map(candidate => ({
      address: rawAddress(candidate.account),
      adnl_address: candidate.adnl,
      stake: candidate.stake,
      max_factor: candidate.maxFactor,
    })),
  }
}

export const stakingRoutes = [
  get('GetStakingPools', '/v2/staking/pools', list),
  get('GetStakingPoolInfo', '/v2/staking/pool/{account_id}', one),
  get('GetStakingPoolHistory', '/v2/staking/pool/{account_id}/history', history),
  get('GetAccountNominatorsPools', '/v2/staking/nominator/{account_id}/pools', ofNominator),
  get('GetBlockchainValidators', '/v2/blockchain/validators', validators),
]
