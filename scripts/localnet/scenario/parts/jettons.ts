/** Jettons of every kind: deployed, minted, sent with and without comments, burned, refused. */
import { beginCell } from '@ton/core'
import { type Context, TON } from '../context.ts'
import { burnBody, Jetton, mintBody, provideWalletAddressBody, transferBody } from '../jetton.ts'
import { comment, type Order, type Wallet } from '../wallet.ts'
import { JETTON_KINDS, jettonContent } from './jetton-kinds.ts'
import { encryptedComment, friendly, stranger } from './people.ts'

/** Amount sent with a message to a contract, in nanoTON. The contract returns the rest. */
const GAS = 200_000_000n
/** Op code for swapping the transferred jettons on an exchange. */
export const SWAP = 0x6664de2a
const HOLDERS = ['alice', 'bob', 'carol', 'erin', 'mallory']

/** Deploys and mints the jettons; returns them in the order of JETTON_KINDS. */
export function jettons(context: Context): Jetton[] {
  const { chain, schedule, accounts, fixtures } = context
  const issuer = accounts.the('erin')
  const made = JETTON_KINDS.map(kind => new Jetton(kind.name, issuer.address, jettonContent(kind, fixtures)))
  const deploys = made.map(({ address, contract }) => ({ to: address, value: GAS, init: contract }))
  schedule
    .sequence(5)
    .step(() => issuer.send(chain, ...deploys))
    .skip(1)
    .step(() => issuer.send(chain, ...made.flatMap(jetton => HOLDERS.map(name => mint(jetton, accounts.the(name))))))
    .skip(2)
    .step(() => moves(context, made))
    .step(() => refusals(context, made))
  JETTON_KINDS.forEach(({ trust, symbol }, index) => {
    const jetton = made[index]
    if (!jetton) return
    fixtures.setTrust(jetton.address, trust)
    fixtures.worthOpening.set(symbol === 'NUSD' ? 'jetton' : `jetton ${symbol}`, friendly(jetton.address, true))
  })
  fixtures.addRole('jetton', ...made.map(({ address }) => address))
  return made

  function mint(jetton: Jetton, to: Wallet): Order {
    const decimals = JETTON_KINDS[made.indexOf(jetton)]?.decimals ?? 9
    const order = { amount: 10n ** BigInt(decimals) * 100_000n, to: to.address, responseTo: issuer.address }
    return { to: jetton.address, value: GAS, body: mintBody(order, jetton.address) }
  }
}

function moves({ chain, accounts, seed }: Context, made: Jetton[]): void {
  const [dollar, orbit, tram, wrapped, plain] = made
  if (!dollar || !orbit || !tram || !wrapped || !plain) return
  const [alice, bob, carol, erin] = ['alice', 'bob', 'carol', 'erin'].map(name => accounts.the(name))
  if (!alice || !bob || !carol || !erin) return
  const pass = (
    jetton: Jetton,
    from: Wallet,
    to: Wallet,
    amount: bigint,
    payload?: ReturnType<typeof comment>,
  ): Order => ({
    to: jetton.walletOf(from.address),
    value: GAS,
    body: transferBody({ amount, to: to.address, responseTo: from.address, payload: payload ?? null }),
  })
  alice.send(
    chain,
    pass(dollar, alice, bob, 12_500_000n, comment('Lunch')),
    pass(dollar, alice, carol, 1n, comment('感谢')),
  )
  alice.send(
    chain,
    pass(wrapped, alice, bob, 1_234_567_890_123_456_789n),
    pass(tram, alice, bob, 3n, comment('Три билета')),
  )
  bob.send(chain, pass(orbit, bob, alice, 5_000_000_001n, encryptedComment(seed)))
  // One payload orders a swap, the other has an unknown op code.
  erin.send(
    chain,
    pass(orbit, erin, accounts.exchange, 3_000_000_000n, beginCell().storeUint(SWAP, 32).storeUint(1, 64).endCell()),
    pass(orbit, erin, accounts.exchange, 2_000_000_000n, beginCell().storeUint(0xa7fb58f8, 32).endCell()),
  )
  carol.send(chain, pass(plain, carol, accounts.exchange, 77n * TON, comment('x'.repeat(2000))))
  erin.send(chain, { to: dollar.walletOf(erin.address), value: GAS, body: burnBody(250_000_000n, erin.address) })
  carol.send(chain, { to: dollar.address, value: GAS, body: provideWalletAddressBody(bob.address) })
  const airdrop = Array.from({ length: 40 }, (_, index): Order => {
    const order = { amount: 1_000_000n, to: stranger(seed, `airdrop-${index}`), responseTo: null }
    return { to: dollar.walletOf(erin.address), value: GAS, body: transferBody(order) }
  })
  erin.send(chain, ...airdrop)
}

/** Refused requests: a stranger's order, an amount above the balance, too little for fees, an unauthorized mint. */
function refusals({ chain, accounts }: Context, made: Jetton[]): void {
  const [dollar] = made
  if (!dollar) return
  const mallory = accounts.the('mallory')
  const alice = accounts.the('alice')
  const loot = transferBody({ amount: 1_000_000n, to: mallory.address, responseTo: mallory.address })
  mallory.send(
    chain,
    { to: dollar.walletOf(alice.address), value: GAS, body: loot },
    {
      to: dollar.walletOf(mallory.address),
      value: GAS,
      body: transferBody({ amount: 10n ** 15n, to: alice.address, responseTo: null }),
    },
    { to: dollar.walletOf(mallory.address), value: 15_000_000n, body: loot },
    {
      to: dollar.address,
      value: GAS,
      body: mintBody({ amount: 1n, to: mallory.address, responseTo: null }, dollar.address),
    },
  )
}
