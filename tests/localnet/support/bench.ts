/** A small network for tests of contracts: people with coins, and the results of their messages. */
import { type Address, beginCell, type Cell, type TupleItem } from '@ton/core'
import { Chain } from '../../../scripts/localnet/chain/chain.ts'
import type { ChainTransaction } from '../../../scripts/localnet/chain/types.ts'
import { DEFAULT_SEED } from '../../../scripts/localnet/network.ts'
import { Accounts } from '../../../scripts/localnet/scenario/accounts.ts'
import { type Order, Wallet } from '../../../scripts/localnet/scenario/wallet.ts'
import type { Contract } from '../../../scripts/localnet/scenario/zerostate.ts'
import { openFixed } from './history.ts'

export const TON = 1_000_000_000n

export type Bench = Awaited<ReturnType<typeof openBench>>

export async function openBench() {
  const network = await openFixed('mini')
  if (!(network.chain instanceof Chain)) throw new Error('The bench needs the chain itself')
  const { chain } = network
  const accounts = new Accounts(DEFAULT_SEED)
  // Not the scenario's own people, who send messages too.
  const alice = new Wallet('tests', 'bench-alice', 'v4r2')
  const bob = new Wallet('tests', 'bench-bob', 'v3r2')
  const carol = new Wallet('tests', 'bench-carol', 'v5r1')
  const people = [alice, bob, carol]
  accounts.bank.send(chain, ...people.map(({ address }) => ({ to: address, value: 1000n * TON, bounce: false })))
  await network.step()
  // The first message deploys a wallet.
  for (const person of people) person.send(chain, { to: accounts.bank.address, value: 1n })
  await network.step()

  /** Sends, steps until everything has arrived, and returns the whole trace in order of execution. */
  async function send(from: Wallet, ...orders: Order[]): Promise<ChainTransaction[]> {
    const hash = from.send(chain, ...orders)
    for (let step = 0; step < 3; step++) await network.step()
    const first = chain.transactionByMessage(hash)
    if (!first) throw new Error('The wallet did not take the message')
    return trace(first)
  }

  return {
    network,
    chain,
    alice,
    bob,
    carol,
    bank: accounts.bank,
    send,
    deploy: (from: Wallet, to: Address, init: Contract) => send(from, { to, value: TON, init, bounce: false }),
    /** Runs a get-method that must succeed. */
    async get(address: Address, method: string, stack: TupleItem[] = []): Promise<TupleItem[]> {
      const answer = await chain.runGetMethod(address, method, stack)
      if (answer.exitCode !== 0) throw new Error(`${method}: exit code ${answer.exitCode}`)
      return answer.stack
    },
  }
}

function trace(transaction: ChainTransaction): ChainTransaction[] {
  return [transaction, ...transaction.children.flatMap(trace)]
}

/** Exit code of the compute phase at an address within a trace; null when it did not run. */
export function exitCodeAt(trace: ChainTransaction[], address: Address): number | null {
  const found = trace.find(({ account }) => account.equals(address))
  const description = found?.transaction.description
  if (description?.type !== 'generic' || description.computePhase.type !== 'vm') return null
  return description.computePhase.exitCode
}

export function number(item: TupleItem | undefined): bigint {
  if (item?.type !== 'int') throw new Error(`Not a number but ${item?.type}`)
  return item.value
}

export function cell(item: TupleItem | undefined): Cell {
  if (item?.type !== 'cell' && item?.type !== 'slice') throw new Error(`Not a cell but ${item?.type}`)
  return item.cell
}

/** Raw address of a slice; null for the missing one. */
export function address(item: TupleItem | undefined): string | null {
  return cell(item).beginParse().loadMaybeAddress()?.toRawString() ?? null
}

export const slice = (address: Address): TupleItem => ({ type: 'slice', cell: addressCell(address) })

function addressCell(address: Address): Cell {
  return beginCell().storeAddress(address).endCell()
}
