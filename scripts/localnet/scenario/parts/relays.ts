/** Wallets of every version, payouts to hundreds, and traces: long, too long, interrupted, and unfinished. */
import type { Address } from '@ton/core'
import { type Context, TON } from '../context.ts'
import { HighloadWallet } from '../highload.ts'
import { passBody, Relay } from '../relay.ts'
import { comment, Wallet, type WalletVersion } from '../wallet.ts'
import { activeAccount } from '../zerostate.ts'
import { PROBE } from './mishaps.ts'
import { stranger } from './people.ts'

export type Relays = {
  /** starts the relays' traces, and gets back the rest of the coins */
  pilot: Wallet
  /** two on the basechain, one on the masterchain */
  relays: readonly [near: Relay, far: Relay, master: Relay]
}

const VERSIONS: readonly WalletVersion[] = ['v1r3', 'v2r2', 'v3r1', 'v3r2', 'v4r2', 'v5r1']
const RECEIVERS = 254
/** The trace has two transactions more than hops: the pilot's, and the return. */
const LONG_HOPS = 298
/** Number of orders in one payout. Each makes five transactions. */
const ORDERS = 215
const ORDER_HOPS = 3

export function relays(context: Context): Relays {
  const { chain, schedule, accounts, fixtures, seed } = context
  const pilot = new Wallet(seed, 'pilot', 'v5r1')
  const wallets = VERSIONS.map(version => new Wallet(seed, `sailor-${version}`, version))
  const highload = ([2, 3] as const).map(version => new HighloadWallet(seed, `teller-${version}`, version))
  const placed = placeRelays(context, pilot.address)
  const [second, third] = highload
  const [near, far] = placed
  schedule
    .sequence(12)
    .step(() => {
      const all = [pilot, ...wallets, ...highload].map(({ address }) => address)
      accounts.bank.send(chain, ...all.map(to => ({ to, value: 2_000n * TON, bounce: false })))
    })
    .skip(1)
    .step(() => {
      for (const wallet of [pilot, ...wallets]) {
        wallet.send(chain, { to: pilot.address, value: TON, body: comment(`Signed by a wallet ${wallet.version}`) })
      }
    })
    .skip(2)
    // A pool refuses the message: the coins bounce to the relay, which returns them to the pilot.
    .step(() => pilot.send(chain, { to: near.address, value: TON, body: passBody(4, refusing(context)) }))
    .skip(2)
    .step(() => third?.send(chain, ...payroll(seed)))
    .skip(2)
    .step(() => pilot.send(chain, { to: near.address, value: 2n * TON, body: passBody(LONG_HOPS, far.address) }))
    .skip(5)
    .step(() => {
      const order = { to: near.address, value: TON / 10n, body: passBody(ORDER_HOPS, far.address) }
      second?.send(chain, ...Array.from({ length: ORDERS }, () => order))
    })
  fixtures.addRole('pilot', pilot.address)
  fixtures.addRole('wallet of each version', ...wallets.map(({ address }) => address))
  fixtures.addRole('highload wallet', ...highload.map(({ address }) => address))
  fixtures.addRole('relay', ...placed.map(({ address }) => address))
  return { pilot, relays: placed }
}

function placeRelays(context: Context, home: Address): Relays['relays'] {
  const relays = [new Relay(home, 0), new Relay(home, 1000), new Relay(home, 0, -1)] as const
  for (const { address, contract } of relays) {
    context.place(address, () => activeAccount(address, contract, 100_000n * TON))
  }
  return relays
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
