/** A pool on the masterchain that stakes in the running election, with its nominators' coins. */
import { keyPair } from '../keys.ts'
import { type Stage, TON } from '../stage.ts'
import { type Candidate, depositBody, Pool, poolStakeBody } from '../staking.ts'
import { friendly } from './people.ts'
import { NEXT_ELECTION_AT, nextElection } from './validators.ts'

const DEPOSIT = 400_000n * TON
const STAKE = 390_000n * TON

export function masterPool({ chain, script, cast, book, seed, genesis }: Stage): Pool {
  const terms = { validator: cast.master.address, rewardShare: 4000, maxNominators: 40 }
  const pool = new Pool('Masterchain Lens', { ...terms, minValidatorStake: TON, minNominatorStake: 50n * TON }, -1)
  const keys = keyPair(seed, 'pool-validator-key')
  book.setSecretKey(keys)
  const candidate: Candidate = {
    keys,
    adnl: keyPair(seed, 'pool-validator-adnl').publicKey,
    account: pool.address,
    electAt: nextElection(genesis),
    maxFactor: 3 * 65536,
  }
  script
    .track(8)
    .scene(() => cast.bank.send(chain, { to: pool.address, value: 5n * TON, init: pool.contract, bounce: false }))
    .rest(2)
    .scene(() => {
      cast.bank.send(chain, { to: pool.address, value: DEPOSIT, body: depositBody() })
      cast.the('carol').send(chain, { to: pool.address, value: 900n * TON, body: depositBody() })
    })
  script.at(NEXT_ELECTION_AT + 6, () => {
    cast.master.send(chain, { to: pool.address, value: 2n * TON, body: poolStakeBody(candidate, STAKE) })
  })
  book.setLabel(pool.address, { name: pool.name })
  book.addRole('pool', pool.address)
  book.worthOpening.set('masterchain pool', friendly(pool.address, true))
  return pool
}
