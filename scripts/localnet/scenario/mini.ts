/** A few users who send each other coins, and the system contracts. */
import { Accounts } from './accounts.ts'
import { contextOf, TON } from './context.ts'
import { layFoundation } from './foundation.ts'
import { Rng } from './keys.ts'
import { MutableFixtures } from './mutable-fixtures.ts'
import { friendly } from './parts/people.ts'
import type { Opening, Scenario } from './scenario.ts'
import { Schedule } from './schedule.ts'
import { comment } from './wallet.ts'

export function miniScenario(opening: Opening): Scenario {
  const { chain, seed } = opening
  const accounts = new Accounts(seed)
  const fixtures = new MutableFixtures()
  layFoundation(contextOf(opening, { schedule: new Schedule(), fixtures, accounts }))
  const users = [...accounts.people.slice(0, 4), accounts.master]
  fixtures.addRole('wallet', ...users.map(({ address }) => address))
  fixtures.worthOpening.set('wallet', friendly(accounts.the('alice').address))
  return {
    fixtures,
    pause: () => 0,
    pointOut: () => fixtures.worthOpening.set('masterchain block', String(chain.head(-1).seqno)),
    run(step) {
      const fund = ({ address }: { address: (typeof users)[0]['address'] }) => ({
        to: address,
        value: 100n * TON,
        bounce: false,
      })
      if (step === 1) accounts.bank.send(chain, ...users.map(fund))
      if (step < 3) return
      const rng = new Rng(`${seed}:mini:${step}`)
      const [from, to] = [rng.pick(users), rng.pick(users)]
      const value = BigInt(rng.between(1, 900)) * 1_000_000n
      from.send(chain, { to: to.address, value, body: comment(`Step ${step}`), bounce: false })
    },
  }
}
