/** Staking pools: with nominators, without any, with a long name, and with a jetton for the stakes. */
import { beginCell } from '@ton/core'
import { MEDIA, offChain } from '../content.ts'
import { type Context, TON } from '../context.ts'
import { Jetton } from '../jetton.ts'
import { acceptCoinsBody, depositBody, Pool, type PoolTerms, withdrawBody } from '../staking.ts'
import { friendly } from './people.ts'

export type Pools = { pools: Pool[]; liquid: Pool; liquidJetton: Jetton }

const NAMES = [
  'Lens Pool',
  'Nanoscope Validators United Savings Pool No. 1',
  'Night Shift',
  'Тихий пул',
  'Empty Pool',
  'Big Table',
]
const EMPTY = 4

export function pools(context: Context): Pools {
  const { chain, schedule, accounts, fixtures } = context
  const keeper = accounts.the('judy')
  const made = NAMES.map((name, index) => new Pool(name, terms(context, index)))
  // The pool must mint, so it becomes admin later: as initial admin, its address and the jetton's would depend on each other.
  const uri = fixtures.publish(`${MEDIA}/jetton/stton.json`, {
    name: 'Staked Nano',
    symbol: 'stNANO',
    decimals: '9',
    image: `${MEDIA}/jetton/stton.png`,
    description: 'One for each coin in the liquid pool.',
  })
  const liquidJetton = new Jetton('Staked Nano', keeper.address, offChain(uri))
  const liquid = new Pool('Liquid Lens', { ...terms(context, 6), minter: liquidJetton.address })
  const all = [...made, liquid]
  const deploys = [...all, liquidJetton].map(({ address, contract }) => ({
    to: address,
    value: 2n * TON,
    init: contract,
  }))
  schedule
    .sequence(6)
    .step(() => keeper.send(chain, ...deploys.map(order => ({ ...order, bounce: false }))))
    .skip(1)
    .step(() => keeper.send(chain, { to: liquidJetton.address, value: TON / 10n, body: changeAdmin(liquid.address) }))
    .skip(1)
    .step(() => deposits(context, all))
    .skip(2)
    .step(() => {
      const [first] = made
      if (!first) return
      accounts.the('bob').send(chain, { to: first.address, value: TON, body: withdrawBody() })
      // A deposit below the pool's minimum.
      accounts.the('mallory').send(chain, { to: first.address, value: 2n * TON, body: depositBody() })
      accounts.master.send(chain, { to: first.address, value: 500n * TON, body: acceptCoinsBody() })
    })
  for (const pool of all) fixtures.setLabel(pool.address, { name: pool.name })
  fixtures.addRole('pool', ...made.map(({ address }) => address))
  fixtures.addRole('liquid pool', liquid.address)
  fixtures.addRole('jetton', liquidJetton.address)
  fixtures.setTrust(liquidJetton.address, 'whitelist')
  if (made[0]) fixtures.worthOpening.set('pool', friendly(made[0].address, true))
  fixtures.worthOpening.set('liquid pool', friendly(liquid.address, true))
  return { pools: made, liquid, liquidJetton }
}

function terms({ accounts }: Context, index: number): PoolTerms {
  return {
    validator:
      index === 0 ? accounts.master.address : (accounts.validators[index]?.wallet.address ?? accounts.master.address),
    rewardShare: 3000 + index * 500,
    maxNominators: 40,
    minValidatorStake: 10_000n * TON,
    minNominatorStake: BigInt(5 + index * 10) * TON,
  }
}

function deposits({ chain, accounts }: Context, all: Pool[]): void {
  all.forEach((pool, at) => {
    if (at === EMPTY) return
    accounts.people.forEach((person, index) => {
      if ((index + at) % 3 === 0 && person.name !== 'mallory') return
      const value = BigInt(100 + index * 37 + at * 211) * TON
      person.send(chain, { to: pool.address, value, body: depositBody() })
    })
  })
}

function changeAdmin(admin: Pool['address']) {
  return beginCell().storeUint(3, 32).storeUint(0, 64).storeAddress(admin).endCell()
}
