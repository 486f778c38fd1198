/** A chain of TON's executor with the contracts and people of the embedded network, for one kind of outcome after another. */
import {
  type Address,
  beginCell,
  type Cell,
  external,
  loadMessage,
  type StateInit,
  storeMessage,
  toNano,
} from '@ton/core'
import {
  Blockchain,
  createShardAccount,
  EmulationError,
  type SandboxContract,
  type TreasuryContract,
} from '@ton/sandbox'
import { type SigningChain, Wallet } from '../../../scripts/localnet/scenario/wallet.ts'
import { explainExit } from '../../../src/domain/reason/exit-code.ts'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import { type Asked, type Names, readPlayed, rowOf, type Said, saidOf } from '../../support/played.ts'

export const NOW = 1_780_000_000
export const SEED = 'kinds of outcome'
/** Words about a kind of outcome, by its name. */
export type Kinds = Record<string, Said>

type Contract = { address: Address; code: Cell; data: Cell }
type Signer = { address: Address }

export class World {
  readonly names: Names = {}
  readonly chain: Blockchain
  readonly bank: SandboxContract<TreasuryContract>
  /** a wallet v4 that pays in most scenes */
  readonly alice = new Wallet(SEED, 'alice', 'v4r2')
  #turn = 0

  private constructor(chain: Blockchain, bank: SandboxContract<TreasuryContract>) {
    this.chain = chain
    this.bank = bank
  }

  static async open(): Promise<World> {
    const chain = await Blockchain.create()
    chain.now = NOW
    const world = new World(chain, await chain.treasury('bank'))
    await world.place({ address: world.alice.address, ...world.alice.init }, 1000n)
    world.name({ Alice: world.alice.address, Bank: world.bank.address })
    return world
  }

  name(accounts: Record<string, Address>): void {
    for (const [name, address] of Object.entries(accounts)) this.names[address.toRawString()] = name
  }

  /** Sets a contract up, with whole TON. */
  async place({ address, code, data }: Contract, ton: bigint): Promise<void> {
    await this.chain.setShardAccount(address, createShardAccount({ address, code, data, balance: ton * toNano(1) }))
  }

  /** Sends TON to an address that no contract is at. */
  async fund(to: Address, value: string): Promise<void> {
    await this.bank.send({ to, value: toNano(value), bounce: false })
  }

  /** The message that a wallet of the embedded network signs. */
  async signed(wallet: Signer, sign: (chain: SigningChain) => void): Promise<Cell> {
    const { accountState } = await this.chain.getContract(wallet.address)
    const state: StateInit | undefined = accountState?.type === 'active' ? accountState.state : undefined
    const queued: Cell[] = []
    const seqno = this.#turn++
    const chain = {
      now: this.chain.now ?? 0,
      head: () => ({ seqno }),
      account: () => ({ code: state?.code ?? null, data: state?.data ?? null }),
      sendExternal(message: Cell) {
        queued.push(message)
        return message.hash()
      },
    }
    sign(chain)
    return queued[0]!
  }

  /** All transactions caused by a message. */
  async play(message: Cell): Promise<Transaction[]> {
    return this.read((await this.chain.sendMessage(loadMessage(message.beginParse()))).transactions)
  }

  external(to: Address, body: Cell): Promise<Transaction[]> {
    return this.play(
      beginCell()
        .store(storeMessage(external({ to, body })))
        .endCell(),
    )
  }

  read(transactions: { raw: Cell }[]): Transaction[] {
    return transactions.map(({ raw }) => readPlayed(raw))
  }

  /** Words about a message that a wallet refuses before it runs: nothing of it is on the chain. */
  async refused(message: Cell, wallet: string): Promise<Said> {
    try {
      await this.play(message)
    } catch (error) {
      if (!(error instanceof EmulationError) || error.exitCode === undefined) throw error
      const reason = explainExit(error.exitCode, { interfaces: [wallet] })
      return { list: '', head: 'no transaction', reason, colour: '', file: '' }
    }
    throw new Error('the wallet accepted it')
  }

  said(played: Transaction[], asked: Asked = {}): Said {
    return saidOf(played, { names: this.names, ...asked })
  }

  /** Words about the first transaction in a history of its account, where the other rows of the trace are too. */
  inHistory(played: Transaction[], asked: Asked): Said {
    return rowOf(played, { names: this.names, ...asked })
  }

  /** All transactions caused by a message from Alice. */
  async fromAlice(...orders: Parameters<Wallet['send']>[1][]): Promise<Transaction[]> {
    return this.play(await this.signed(this.alice, chain => this.alice.send(chain, ...orders)))
  }
}
