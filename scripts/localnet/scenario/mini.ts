/** A handful of users who send each other coins. */
import type { Chain } from '../chain/chain.ts'
import type { Almanac } from '../chain/types.ts'
import { Dice } from './keys.ts'
import type { Scenario } from './scenario.ts'
import { comment, Wallet } from './wallet.ts'
import { activeAccount } from './zerostate.ts'

const TON = 1_000_000_000n

export function miniScenario(chain: Chain, seed: string): Scenario {
  const bank = new Wallet(seed, 'bank', 'v5r1')
  const users = [
    new Wallet(seed, 'alice', 'v4r2'),
    new Wallet(seed, 'bob', 'v3r2'),
    new Wallet(seed, 'carol', 'v5r1'),
    new Wallet(seed, 'dave', 'v4r2', -1),
  ]
  chain.place(bank.address, activeAccount(bank.address, bank.init, 1_000_000n * TON))
  const dice = new Dice(`${seed}:traffic`)
  return {
    almanac: emptyAlmanac(),
    act(step) {
      if (step === 0) bank.send(chain, ...users.map(user => ({ to: user.address, value: 100n * TON, bounce: false })))
      if (step < 2) return
      const from = dice.pick(users)
      const to = dice.pick(users)
      from.send(chain, {
        to: to.address,
        value: BigInt(dice.between(1, 900)) * 1_000_000n,
        body: comment(`Step ${step}`),
        bounce: false,
      })
    },
  }
}

function emptyAlmanac(): Almanac {
  return {
    metadata: new Map(),
    trust: () => 'none',
    label: () => undefined,
    interfaces: () => [],
    worthOpening: new Map(),
    roles: new Map(),
  }
}
