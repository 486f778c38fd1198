import type { Address } from '@ton/core'
import { hex, rawAddress } from '../../http/encode.ts'
import type { Ledger } from '../ledger.ts'
import { readJettonMaster } from '../tokens/readers.ts'
import { ask } from '../tokens/stack.ts'

const POOL = 'validation_nominator_pool'
/** Fee that a pool keeps from every deposit, in nanoTON. */
const DEPOSIT_FEE = 1_000_000_000n

type Nominator = { address: Address; amount: bigint; pending: bigint }

export type Pool = {
  address: Address
  validatorAmount: bigint
  /** in 1/10,000 */
  rewardShare: number
  maxNominators: number
  /** smallest deposit, fee included, in nanoTON */
  minStake: bigint
  nominators: Nominator[]
  liquidMaster: Address | null
  /** all coins that the pool manages, in nanoTON */
  total: bigint
}

async function readNominators(world: Ledger, address: Address): Promise<Nominator[]> {
  const stack = await ask(world.chain, address, 'list_nominators')
  const found: Nominator[] = []
  for (let list = stack?.rest()[0]; list?.type === 'tuple'; list = list.items[1]) {
    const entry = list.items[0]
    if (entry?.type !== 'tuple') continue
    const [who, amount, pending] = entry.items
    if (who?.type !== 'slice' || amount?.type !== 'int' || pending?.type !== 'int') continue
    found.push({ address: who.cell.beginParse().loadAddress(), amount: amount.value, pending: pending.value })
  }
  return found
}

async function readPool(world: Ledger, address: Address): Promise<Pool | null> {
  const stack = await ask(world.chain, address, 'get_pool_data')
  if (!stack) return null
  stack.skip().skip().skip()
  const validatorAmount = stack.int()
  const [rewardShare, maxNominators] = [Number(stack.skip().int()), Number(stack.int())]
  const minNominatorStake = stack.skip().int()
  const liquidMaster = stack.skip().skip().address()
  const nominators = await readNominators(world, address)
  const master = liquidMaster ? await readJettonMaster(world.chain, liquidMaster) : null
  const nominated = nominators.reduce((sum, { amount, pending }) => sum + amount + pending, 0n)
  const total = validatorAmount + nominated + (master?.totalSupply ?? 0n)
  const minStake = minNominatorStake + DEPOSIT_FEE
  return { address, validatorAmount, rewardShare, maxNominators, minStake, nominators, liquidMaster, total }
}

/** Cache of pools. Reads a pool again only after it had a new transaction. */
export class Pools {
  readonly #read = new Map<string, { version: string; pool: Pool | null }>()

  async at(world: Ledger, address: Address): Promise<Pool | null> {
    const state = world.chain.account(address)
    const key = rawAddress(address)
    if (!state?.code || !world.fixtures.interfaces(hex(state.code.hash())).includes(POOL)) {
      this.#read.delete(key)
      return null
    }
    const version = `${state.lastLt}`
    const known = this.#read.get(key)
    // total of a liquid pool: the supply of its jetton, which changes without a transaction of the pool
    if (known?.version === version && !known.pool?.liquidMaster) return known.pool
    const pool = await readPool(world, address)
    this.#read.set(key, { version, pool })
    return pool
  }

  async all(world: Ledger): Promise<Pool[]> {
    const found: Pool[] = []
    for (const { address } of world.chain.accounts()) {
      const pool = await this.at(world, address)
      if (pool) found.push(pool)
    }
    return found
  }
}
