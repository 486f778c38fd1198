/** A few users who send each other coins, and the system contracts. */
import { AlmanacBook } from './almanac-book.ts'
import { Cast } from './cast.ts'
import { friendly } from './chapters/people.ts'
import { layFoundation } from './foundation.ts'
import { Dice } from './keys.ts'
import type { Opening, Scenario } from './scenario.ts'
import { Script } from './script.ts'
import { stageOf, TON } from './stage.ts'
import { comment } from './wallet.ts'

export function miniScenario(opening: Opening): Scenario {
  const { chain, seed } = opening
  const cast = new Cast(seed)
  const book = new AlmanacBook()
  layFoundation(stageOf(opening, { script: new Script(), book, cast }))
  const users = [...cast.people.slice(0, 4), cast.master]
  book.addRole('wallet', ...users.map(({ address }) => address))
  book.worthOpening.set('wallet', friendly(cast.the('alice').address))
  return {
    almanac: book,
    pause: () => 0,
    pointOut: () => book.worthOpening.set('masterchain block', String(chain.head(-1).seqno)),
    act(step) {
      const fund = ({ address }: { address: (typeof users)[0]['address'] }) => ({
        to: address,
        value: 100n * TON,
        bounce: false,
      })
      if (step === 1) cast.bank.send(chain, ...users.map(fund))
      if (step < 3) return
      const dice = new Dice(`${seed}:mini:${step}`)
      const [from, to] = [dice.pick(users), dice.pick(users)]
      const value = BigInt(dice.between(1, 900)) * 1_000_000n
      from.send(chain, { to: to.address, value, body: comment(`Step ${step}`), bounce: false })
    },
  }
}
