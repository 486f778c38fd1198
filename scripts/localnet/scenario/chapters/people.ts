/** Coins and first messages for all people, and the busy wallets. */
import { Address, beginCell, type Cell } from '@ton/core'
import { Dice } from '../keys.ts'
import { type Stage, TON } from '../stage.ts'
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

export function people({ chain, script, cast, book, seed }: Stage): void {
  const [alice, bob, carol] = cast.people
  script
    .track(1)
    .scene(() => {
      const funds = [...cast.people, cast.exchange, cast.paymaster].map(({ address }) => give(address, 50_000n))
      cast.bank.send(chain, ...funds)
      const seats = cast.validators.map(({ wallet }, index) =>
        give(wallet.address, 9_000_000n + BigInt(index) * 70_000n),
      )
      cast.masterBank.send(chain, ...seats, give(cast.master.address, 20_000n))
    })
    .rest(1)
    .scene(() => {
      // The first message of a wallet deploys its code.
      cast.people.forEach((person, index) => {
        const next = cast.people[(index + 1) % cast.people.length] ?? person
        person.send(chain, { to: next.address, value: TON, body: comment(COMMENTS[index % COMMENTS.length] ?? '') })
      })
      for (const wallet of [cast.exchange, cast.paymaster, cast.master]) {
        wallet.send(chain, { to: cast.bank.address, value: TON, body: comment('Hello') })
      }
    })
    .rest(1)
    .scene(() => {
      alice?.send(chain, { to: cast.exchange.address, value: 12n * TON, body: comment('A long story. '.repeat(146)) })
      bob?.send(chain, { to: cast.exchange.address, value: 7n * TON, body: encryptedComment(seed) })
      carol?.send(chain, { to: cast.master.address, value: 25n * TON, body: comment('To the masterchain') })
      cast.master.send(chain, { to: cast.exchange.address, value: 3n * TON, body: comment('And back') })
    })
  book.setLabel(cast.exchange.address, { name: 'Nanoswap Exchange', needsMemo: true })
  book.setLabel(cast.the('mallory').address, { name: 'Free Airdrop', isScam: true })
  book.addRole('wallet', ...cast.people.map(({ address }) => address))
  book.addRole('busy', cast.exchange.address)
  book.worthOpening.set('wallet', friendly(cast.the('alice').address))
  book.worthOpening.set('busy wallet', friendly(cast.exchange.address))
  book.worthOpening.set('masterchain wallet', friendly(cast.master.address))
}

/** Makes payouts to many accounts, and a wallet with hundreds of transactions. */
export function crowds({ chain, script, cast, seed }: Stage): void {
  script
    .track(9)
    .scene(() => {
      const crowd = Array.from({ length: PAYOUT }, (_, index) => stranger(seed, `payout-${index}`))
      cast.paymaster.send(
        chain,
        ...crowd.map((to, index) => ({ ...give(to, 0n), value: BigInt(index + 1) * 10_000_000n })),
      )
    })
    .rest(2)
    .scene(() => wave('grace'))
    .rest(2)
    .scene(() => wave('judy'))
    .rest(2)
    .scene(() => wave('nina'))
  function wave(name: string): void {
    const deposit = (_: unknown, index: number): Order => ({
      to: cast.exchange.address,
      value: BigInt(index + 1) * 1_000_000n,
      body: comment(`Deposit ${name}-${index}`),
    })
    cast.the(name).send(chain, ...Array.from({ length: DEPOSITS_A_WAVE }, deposit))
  }
}

function give(to: Address, coins: bigint): Order {
  return { to, value: coins * TON, bounce: false }
}

/** Returns an account without a known key. */
export function stranger(seed: string, name: string): Address {
  return new Address(0, new Dice(`${seed}:${name}`).bytes())
}

/** Returns a body with the layout of an encrypted comment and random bytes. */
export function encryptedComment(seed: string): Cell {
  const dice = new Dice(`${seed}:secret`)
  const bytes = Buffer.concat([dice.bytes(), dice.bytes(), dice.bytes()])
  return beginCell().storeUint(0x2167da4b, 32).storeSlice(snake(bytes).beginParse()).endCell()
}

/** Returns the friendly form; by default non-bounceable, as for wallets. */
export function friendly(address: Address, bounceable = false): string {
  return address.toString({ bounceable, urlSafe: true })
}
