/** All accounts that sign messages. */
import type { Chain } from '../chain/chain.ts'
import { keyPair } from './keys.ts'
import { Wallet, type WalletVersion } from './wallet.ts'

const PEOPLE: readonly (readonly [string, WalletVersion])[] = [
  ['alice', 'v4r2'],
  ['bob', 'v3r2'],
  ['carol', 'v5r1'],
  ['dan', 'v4r2'],
  ['erin', 'v5r1'],
  ['frank', 'v4r2'],
  ['grace', 'v5r1'],
  ['heidi', 'v3r2'],
  ['ivan', 'v4r2'],
  ['judy', 'v5r1'],
  ['mallory', 'v4r2'],
  ['nina', 'v5r1'],
]

const VALIDATORS = 21

export type ValidatorSeat = { wallet: Wallet; keys: ReturnType<typeof keyPair>; adnl: Buffer }

export class Accounts {
  /** funds all others; has coins since the zerostate */
  readonly bank: Wallet
  readonly masterBank: Wallet
  /** hot wallet that receives deposits from many */
  readonly exchange: Wallet
  /** pays many recipients at once */
  readonly paymaster: Wallet
  readonly people: readonly Wallet[]
  /** wallet of a person on the masterchain */
  readonly master: Wallet
  readonly validators: readonly ValidatorSeat[]

  constructor(seed: string) {
    this.bank = new Wallet(seed, 'bank', 'v5r1')
    this.masterBank = new Wallet(seed, 'master-bank', 'v5r1', -1)
    this.exchange = new Wallet(seed, 'exchange', 'v5r1')
    this.paymaster = new Wallet(seed, 'paymaster', 'v5r1')
    this.people = PEOPLE.map(([name, version]) => new Wallet(seed, name, version))
    this.master = new Wallet(seed, 'master-user', 'v4r2', -1)
    this.validators = Array.from({ length: VALIDATORS }, (_, index) => ({
      wallet: new Wallet(seed, `validator-${index}`, 'v3r2', -1),
      keys: keyPair(seed, `validator-key-${index}`),
      adnl: keyPair(seed, `validator-adnl-${index}`).publicKey,
    }))
  }

  /** Returns the person with this name; throws if none exists. */
  the(name: string): Wallet {
    const found = this.people.find(person => person.name === name)
    if (!found) throw new Error(`no account is called ${name}`)
    return found
  }

  /** People whose wallets are deployed and funded. */
  active(chain: Chain): Wallet[] {
    return this.people.filter(person => (chain.account(person.address)?.balance ?? 0n) > 100_000_000_000n)
  }
}
