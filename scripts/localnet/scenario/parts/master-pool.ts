/** A pool on the masterchain that stakes in the running election, with its nominators' coins. */
import { type Context, TON } from '../context.ts'
import { keyPair } from '../keys.ts'
import { type Candidate, depositBody, Pool, poolStakeBody } from '../staking.ts'
import { friendly } from './people.ts'
import { NEXT_ELECTION_AT, nextElection } from './validators.ts'

const DEPOSIT = 400_000n * TON
const STAKE = 390_000n * TON

export function masterPool({ chain, schedule, accounts, fixtures, seed, genesis }: Context): Pool {
  const terms = { validator: accounts.master.address, rewardShare: 4000, maxNominators: 40 }
  const pool = new Pool('Masterchain Lens', { ...terms, minValidatorStake: TON, minNominatorStake: 50n * TON }, -1)
  const keys = keyPair(seed, 'pool-validator-key')
  fixtures.setSecretKey(keys)
  const candidate: Candidate = {
    keys,
    adnl: keyPair(seed, 'pool-validator-adnl').publicKey,
    account: pool.address,
    electAt: nextElection(genesis),
    maxFactor: 3 * 65536,
  }
  schedule
    .sequence(8)
    .step(() => accounts.bank.send(chain, { to: pool.address, value: 5n * TON, init: pool.contract, bounce: false }))
    .skip(2)
    .step(() => {
      accounts.bank.send(chain, { to: pool.address, value: DEPOSIT, body: depositBody() })
      accounts.the('carol').send(chain, { to: pool.address, value: 900n * TON, body: depositBody() })
    })
  schedule.at(NEXT_ELECTION_AT + 6, () => {
    accounts.master.send(chain, { to: pool.address, value: 2n * TON, body: poolStakeBody(candidate, STAKE) })
  })
  fixtures.setLabel(pool.address, { name: pool.name })
  fixtures.addRole('pool', pool.address)
  fixtures.worthOpening.set('masterchain pool', friendly(pool.address, true))
  return pool
}
