/** Wallets of every version, payouts to hundreds, and traces: long, too long, interrupted, and unfinished. */
import type { Address } from '@ton/core'
import { type Context, TON } from '../context.ts'
import { HighloadWallet } from '../highload.ts'
import { passBody, Shuttle } from '../shuttle.ts'
import { comment, Wallet, type WalletVersion } from '../wallet.ts'
import { activeAccount } from '../zerostate.ts'
import { PROBE } from './mishaps.ts'
import { stranger } from './people.ts'

export type Fleet = {
  /** starts the shuttles' traces, and gets back the rest of the coins */
  pilot: Wallet
  /** two on the basechain, one on the masterchain */
  shuttles: readonly [near: Shuttle, far: Shuttle, master: Shuttle]
}

const VERSIONS: readonly WalletVersion[] = ['v1r3', 'v2r2', 'v3r1', 'v3r2', 'v4r2', 'v5r1']
const RECEIVERS = 254
/** The trace has two transactions more than hops: the pilot's, and the return. */
const LONG_HOPS = 298
/** Number of letters. Each makes five transactions. */
const LETTERS = 215
const LETTER_HOPS = 3

export function fleet(context: Context): Fleet {
  const { chain, script, accounts, fixtures, seed } = context
  const pilot = new Wallet(seed, 'pilot', 'v5r1')
  const sailors = VERSIONS.map(version => new Wallet(seed, `sailor-${version}`, version))
  const tellers = ([2, 3] as const).map(version => new HighloadWallet(seed, `teller-${version}`, version))
  const shuttles = placeShuttles(context, pilot.address)
  const [second, third] = tellers
  const [near, far] = shuttles
  script
    .track(12)
    .scene(() => {
      const crew = [pilot, ...sailors, ...tellers].map(({ address }) => address)
      accounts.bank.send(chain, ...crew.map(to => ({ to, value: 2_000n * TON, bounce: false })))
    })
    .rest(1)
    .scene(() => {
      for (const sailor of [pilot, ...sailors]) {
        sailor.send(chain, { to: pilot.address, value: TON, body: comment(`Signed by a wallet ${sailor.version}`) })
      }
    })
    .rest(2)
    // A pool refuses the message: the coins bounce to the shuttle, which returns them to the pilot.
    .scene(() => pilot.send(chain, { to: near.address, value: TON, body: passBody(4, refusing(context)) }))
    .rest(2)
    .scene(() => third?.send(chain, ...payroll(seed)))
    .rest(2)
    .scene(() => pilot.send(chain, { to: near.address, value: 2n * TON, body: passBody(LONG_HOPS, far.address) }))
    .rest(5)
    .scene(() => {
      const order = { to: near.address, value: TON / 10n, body: passBody(LETTER_HOPS, far.address) }
      second?.send(chain, ...Array.from({ length: LETTERS }, () => order))
    })
  fixtures.addRole('pilot', pilot.address)
  fixtures.addRole('sailor', ...sailors.map(({ address }) => address))
  fixtures.addRole('highload wallet', ...tellers.map(({ address }) => address))
  fixtures.addRole('shuttle', ...shuttles.map(({ address }) => address))
  return { pilot, shuttles }
}

function placeShuttles(context: Context, home: Address): Fleet['shuttles'] {
  const shuttles = [new Shuttle(home, 0), new Shuttle(home, 1000), new Shuttle(home, 0, -1)] as const
  for (const { address, contract } of shuttles) {
    context.place(address, () => activeAccount(address, contract, 100_000n * TON))
  }
  return shuttles
}

/** Address of a pool. Pools accept orders only from their router. */
const refusing = ({ fixtures }: Context): Address => fixtures.roles.get('exchange pool')?.[0] ?? PROBE

const payroll = (seed: string) =>
  Array.from({ length: RECEIVERS }, (_, index) => ({
    to: stranger(seed, `payroll-${index}`),
    value: BigInt(index + 1) * 1_000_000n,
    bounce: false,
    body: comment(`Salary ${index + 1}`),
  }))
