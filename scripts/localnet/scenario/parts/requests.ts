/** Requests that change a wallet, fail late or are skipped. Previews must warn of these. */
import { type Address, type Builder, beginCell, type Cell, external, storeMessage } from '@ton/core'
import { type Context, TON } from '../context.ts'
import { type KeyPair, keyPair, signBytes } from '../keys.ts'
import { comment, Wallet, type WalletVersion } from '../wallet.ts'
import { PROBE } from './mishaps.ts'
import { friendly, stranger } from './people.ts'

const VALID_SECONDS = 3600
const SIGNED = 0x7369676e
const [ADD, REMOVE] = [2, 3]
const INSTALL_PLUGIN = 2
/** Send mode: pay fees separately, and fail if the amount cannot be sent. */
const STRICT = 1

/** A wallet that also signs requests other than payments. */
class Owner extends Wallet {
  readonly #keys: KeyPair

  constructor(seed: string, name: string, version: WalletVersion) {
    super(seed, name, version)
    this.#keys = keyPair(seed, name)
  }

  /** Reads the seqno and id in a wallet's data. In version 5 they follow a bit. */
  #data(chain: Context['chain']): { seqno: number; walletId: number } {
    const data = (chain.account(this.address)?.data ?? this.init.data).beginParse()
    if (this.version === 'v5r1') data.skip(1)
    return { seqno: data.loadUint(32), walletId: data.loadUint(32) }
  }

  #queue(chain: Context['chain'], body: Builder): void {
    const message = external({ to: this.address, body: body.endCell() })
    chain.sendExternal(beginCell().store(storeMessage(message)).endCell())
  }

  /** Adds an extension to a wallet v5, or removes it. */
  extend(chain: Context['chain'], action: typeof ADD | typeof REMOVE, extension: Address): void {
    const { seqno, walletId } = this.#data(chain)
    const unsigned = beginCell()
      .storeUint(SIGNED, 32)
      .storeUint(walletId, 32)
      .storeUint(chain.now + VALID_SECONDS, 32)
      .storeUint(seqno, 32)
      .storeBit(0)
      .storeBit(1)
      .storeUint(action, 8)
      .storeAddress(extension)
    const signature = signBytes(unsigned.endCell().hash(), this.#keys)
    this.#queue(chain, beginCell().storeBuilder(unsigned).storeBuffer(signature))
  }

  /** Installs a plugin in a wallet v4. */
  install(chain: Context['chain'], plugin: Address): void {
    const { seqno, walletId } = this.#data(chain)
    const unsigned = beginCell()
      .storeUint(walletId, 32)
      .storeUint(chain.now + VALID_SECONDS, 32)
      .storeUint(seqno, 32)
      .storeUint(INSTALL_PLUGIN, 8)
      .storeInt(plugin.workChain, 8)
      .storeBuffer(plugin.hash)
      .storeCoins(TON / 20n)
      .storeUint(1, 64)
    const signature = signBytes(unsigned.endCell().hash(), this.#keys)
    this.#queue(chain, beginCell().storeBuffer(signature).storeBuilder(unsigned))
  }
}

const VERSIONS: readonly WalletVersion[] = ['v1r3', 'v2r2', 'v3r1', 'v3r2', 'v4r2', 'v5r1']
/** Amount above the balance of any of these wallets, in nanoTON. */
const TOO_MUCH = 10n ** 15n
const failing: Cell = comment('this contract fails on words')

export function requests({ chain, schedule, accounts, fixtures, seed }: Context): void {
  const owners = VERSIONS.map(version => new Owner(seed, `owner-${version}`, version))
  const [v4, v5] = [owners[4], owners[5]]
  const friend = stranger(seed, 'extension')
  if (!v4 || !v5) return
  const each = (act: (owner: Owner) => void) => () => owners.forEach(act)
  schedule
    .sequence(9)
    .step(() =>
      accounts.bank.send(chain, ...owners.map(({ address }) => ({ to: address, value: 20n * TON, bounce: false }))),
    )
    .skip(1)
    // The first message deploys a wallet, and only pays to the wallet itself.
    .step(each(owner => owner.send(chain, { to: owner.address, value: TON, body: comment('first'), bounce: false })))
    .skip(1)
    .step(each(owner => owner.send(chain, { to: PROBE, value: TON / 10n, body: failing })))
    .skip(1)
    // The wallet skips a payment above its balance. In strict mode it fails; v5 does not allow that mode.
    .step(each(owner => owner.send(chain, { to: accounts.bank.address, value: TOO_MUCH, bounce: false })))
    .skip(1)
    .step(() => {
      for (const owner of owners.slice(0, 5))
        owner.send(chain, { to: accounts.bank.address, value: TOO_MUCH, mode: STRICT, bounce: false })
      v5.extend(chain, ADD, friend)
    })
    .skip(1)
    // Adds the same extension again: the code accepts the message, then throws.
    .step(() => v5.extend(chain, ADD, friend))
    .skip(1)
    .step(() => {
      v5.extend(chain, REMOVE, friend)
      v4.install(chain, friend)
    })
    .skip(1)
    .step(() => v4.install(chain, friend))
  fixtures.addRole('wallet', ...owners.map(({ address }) => address))
  fixtures.worthOpening.set('wallet that was changed', friendly(v5.address))
}
