/** Coins and first messages for all people, and the busy wallets. */
import { Address, beginCell, type Cell } from '@ton/core'
import { type Context, TON } from '../context.ts'
import { Rng } from '../keys.ts'
import { comment, type Order, snake } from '../wallet.ts'

const PAYOUT = 255
const DEPOSITS_A_WAVE = 75

const COMMENTS = [
  'Thanks for the coffee',
  'За обед, спасибо!',
  '感谢你的帮助，下次见',
  'مرحبا، شكرا لك',
  'Rent 🏠 for November — half of it',
  '<b>not bold</b> & "not quoted"',
  'evil \u202Egnp.exe',
  ' ',
]

export function people({ chain, schedule, accounts, fixtures, seed }: Context): void {
  const [alice, bob, carol] = accounts.people
  schedule
    .sequence(1)
    .step(() => {
      const funds = [...accounts.people, accounts.exchange, accounts.paymaster].map(({ address }) =>
        give(address, 50_000n),
      )
      accounts.bank.send(chain, ...funds)
      const seats = accounts.validators.map(({ wallet }, index) =>
        give(wallet.address, 9_000_000n + BigInt(index) * 70_000n),
      )
      accounts.masterBank.send(chain, ...seats, give(accounts.master.address, 20_000n))
    })
    .skip(1)
    .step(() => {
      // The first message of a wallet deploys its code.
      accounts.people.forEach((person, index) => {
        const next = accounts.people[(index + 1) % accounts.people.length] ?? person
        person.send(chain, { to: next.address, value: TON, body: comment(COMMENTS[index % COMMENTS.length] ?? '') })
      })
      for (const wallet of [accounts.exchange, accounts.paymaster, accounts.master]) {
        wallet.send(chain, { to: accounts.bank.address, value: TON, body: comment('Hello') })
      }
    })
    .skip(1)
    .step(() => {
      alice?.send(chain, {
        to: accounts.exchange.address,
        value: 12n * TON,
        body: comment('A long story. '.repeat(146)),
      })
      bob?.send(chain, { to: accounts.exchange.address, value: 7n * TON, body: encryptedComment(seed) })
      carol?.send(chain, { to: accounts.master.address, value: 25n * TON, body: comment('To the masterchain') })
      accounts.master.send(chain, { to: accounts.exchange.address, value: 3n * TON, body: comment('And back') })
    })
  fixtures.setLabel(accounts.exchange.address, { name: 'Nanoswap Exchange', needsMemo: true })
  fixtures.setLabel(accounts.the('mallory').address, { name: 'Free Airdrop', isScam: true })
  fixtures.addRole('wallet', ...accounts.people.map(({ address }) => address))
  fixtures.addRole('busy', accounts.exchange.address)
  fixtures.worthOpening.set('wallet', friendly(accounts.the('alice').address))
  fixtures.worthOpening.set('busy wallet', friendly(accounts.exchange.address))
  fixtures.worthOpening.set('masterchain wallet', friendly(accounts.master.address))
}

/** Makes payouts to many accounts, and a wallet with hundreds of transactions. */
export function crowds({ chain, schedule, accounts, seed }: Context): void {
  schedule
    .sequence(9)
    .step(() => {
      const crowd = Array.from({ length: PAYOUT }, (_, index) => stranger(seed, `payout-${index}`))
      accounts.paymaster.send(
        chain,
        ...crowd.map((to, index) => ({ ...give(to, 0n), value: BigInt(index + 1) * 10_000_000n })),
      )
    })
    .skip(2)
    .step(() => wave('grace'))
    .skip(2)
    .step(() => wave('judy'))
    .skip(2)
    .step(() => wave('nina'))
  function wave(name: string): void {
    const deposit = (_: unknown, index: number): Order => ({
      to: accounts.exchange.address,
      value: BigInt(index + 1) * 1_000_000n,
      body: comment(`Deposit ${name}-${index}`),
    })
    accounts.the(name).send(chain, ...Array.from({ length: DEPOSITS_A_WAVE }, deposit))
  }
}

function give(to: Address, coins: bigint): Order {
  return { to, value: coins * TON, bounce: false }
}

/** Returns an account without a known key. */
export function stranger(seed: string, name: string): Address {
  return new Address(0, new Rng(`${seed}:${name}`).bytes())
}

/** Returns a body with the layout of an encrypted comment and random bytes. */
export function encryptedComment(seed: string): Cell {
  const rng = new Rng(`${seed}:secret`)
  const bytes = Buffer.concat([rng.bytes(), rng.bytes(), rng.bytes()])
  return beginCell().storeUint(0x2167da4b, 32).storeSlice(snake(bytes).beginParse()).endCell()
}

/** Returns the friendly form; by default non-bounceable, as for wallets. */
export function friendly(address: Address, bounceable = false): string {
  return address.toString({ bounceable, urlSafe: true })
}
