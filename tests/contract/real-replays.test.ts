import { readFileSync } from 'node:fs'
import {
  Address,
  beginCell,
  Cell,
  loadAccount,
  loadMessage,
  loadTransaction,
  type Message,
  storeAccount,
  storeMessage,
} from '@ton/core'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseJson } from '../../src/lib/json.ts'
import { transactionRow } from '../../src/providers/index-v3/transaction-row.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { createHasher } from '../../src/ton/cell-hash.ts'
import { rebuildTransaction } from '../../src/ton/rebuild/rebuild.ts'
import { emulatedConfig, versionOf } from '../../src/ton/replay/config.ts'
import type { Emulator } from '../../src/ton/replay/emulator.ts'
import { librariesIn, readReplayable, stateFault, writeLibraries } from '../../src/ton/replay/job.ts'
import { type Replayed, type ReplayJob, replay } from '../../src/ton/replay/replay.ts'
import { openEmulator } from '../support/emulator.ts'
import usdt from './data/usdt-transfer.json'
import { recordedBytes } from './support/lite-answers.ts'
import { CONFIG_2023, CONFIG_2025, withFalsePrices, withParameters, withVersion } from './support/real-configs.ts'
import {
  accountBefore,
  accountIn,
  NO_ACCOUNT,
  partsBefore,
  previousSeqno,
  seedOf,
  shardAccount,
  transactionCells,
  updateOf,
} from './support/real-states.ts'
import { shared } from './support/shared.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await openEmulator()
})

const boc64 = (cell: Cell) => cell.toBoc().toString('base64')
const bytesOf = (cell: Cell) => new Uint8Array(cell.toBoc())

/** Inputs of a replay. Transactions are of one account, each after the one before it. */
type Inputs = {
  config: Cell
  /** `ShardAccount` before the first transaction */
  account: Cell
  transactions: readonly Cell[]
  /** code of libraries */
  libraries?: readonly Cell[]
  /** hex; null where it is not recorded */
  seed: string | null
}

const UNKNOWN_SEED = '00'.repeat(32)

function jobOf({ config, account, transactions, libraries = [], seed }: Inputs): ReplayJob {
  const read = transactions.map(cell => readReplayable(bytesOf(cell), 0)!)
  return {
    config: boc64(config),
    libraries: writeLibraries(new Map(libraries.map(cell => [cell.hash().toString('hex'), bytesOf(cell)]))),
    account: boc64(account),
    transactions: read.map(({ hash, cause, utime, lt }) => ({
      hash,
      cause,
      utime,
      lt,
      randomSeed: seed ?? UNKNOWN_SEED,
    })),
    initialGas: read.at(-1)!.initialGas,
    methods: [],
  }
}

const made = (inputs: Inputs): Replayed => replay(emulator, jobOf(inputs))

/** Number of steps in the transaction; null where the gas is fixed by `ConfigParam 45`, as the network then counts none. */
function countedSteps(cell: Cell): number | null {
  const { description } = loadTransaction(cell.beginParse())
  const compute = 'computePhase' in description ? description.computePhase : undefined
  return compute?.type === 'vm' && compute.vmSteps > 0 ? compute.vmSteps : null
}

/** Adds a nanoton to the balance in a `ShardAccount`; gives one to an account that does not exist. */
function falseState(state: Cell): Cell {
  const from = state.beginParse()
  const account = from.loadRef()
  const addr = new Address(0, Buffer.alloc(32))
  const isNone = account.bits.length === 1
  const read = isNone
    ? {
        addr,
        storageStats: { used: { cells: 1n, bits: 103n }, storageExtra: null, lastPaid: 0, duePayment: null },
        storage: { lastTransLt: 0n, balance: { coins: 0n }, state: { type: 'uninit' as const } },
      }
    : loadAccount(account.beginParse().skip(1))
  read.storage.balance.coins += 1n
  const other = beginCell().storeBit(true).store(storeAccount(read)).endCell()
  return beginCell().storeRef(other).storeSlice(from).endCell()
}

/** Changes the logical time of an internal message, the last bit in the body of an external one. */
function falseMessage(message: Message): Message {
  const { info, body } = message
  if (info.type === 'internal') return { ...message, info: { ...info, createdLt: info.createdLt + 1n } }
  const { length } = body.bits
  const other = beginCell()
    .storeBits(body.bits.substring(0, length - 1))
    .storeBit(!body.bits.at(length - 1))
  for (const ref of body.refs) other.storeRef(ref)
  return { ...message, body: other.endCell() }
}

function withFalseMessage(job: ReplayJob): ReplayJob {
  const transactions = job.transactions.map(transaction => {
    if (typeof transaction.cause !== 'object') throw new TypeError('no message')
    const message = loadMessage(Cell.fromBase64(transaction.cause.message).beginParse())
    const other = beginCell()
      .store(storeMessage(falseMessage(message)))
      .endCell()
    return { ...transaction, cause: { message: boc64(other) } }
  })
  return { ...job, transactions }
}

const later = (job: ReplayJob): ReplayJob => ({
  ...job,
  transactions: job.transactions.map(transaction => ({ ...transaction, utime: transaction.utime + 1 })),
})

/** Checks that the true inputs give the recorded transactions, and that no false input does. */
function expectEqualOnlyWhenTrue(inputs: Inputs): void {
  const { account, transactions, config } = inputs
  const read = transactions.map(cell => readReplayable(bytesOf(cell), 0)!)
  expect(stateFault(readBoc(bytesOf(account)), read, createHasher())).toBe(null)
  const found = made(inputs)
  expect(found).toMatchObject({ status: 'equal' })
  const counted = countedSteps(transactions.at(-1)!)
  if (counted !== null && found.status === 'equal') expect(found.steps.length).toBe(counted)

  const job = jobOf(inputs)
  expect(stateFault(readBoc(bytesOf(falseState(account))), read, createHasher())).toBe('state')
  expect(made({ ...inputs, account: falseState(account) }).status).not.toBe('equal')
  expect(replay(emulator, withFalseMessage(job)).status).not.toBe('equal')
  expect(made({ ...inputs, config: withFalsePrices(config) }).status).not.toBe('equal')
  expect(replay(emulator, later(job)).status).not.toBe('equal')
}

test('a recorded USDT transfer is replayed, although the network did not record its number of steps', () => {
  const [library, transaction] = [Cell.fromBase64(usdt.library), Cell.fromBase64(usdt.transaction)]
  const parameters = Object.entries(usdt.parameters).map(([number, boc]) => [number, Cell.fromBase64(boc)])
  const inputs: Inputs = {
    config: withParameters(CONFIG_2025, Object.fromEntries(parameters)),
    account: Cell.fromBase64(usdt.account),
    transactions: [transaction],
    libraries: [library],
    seed: usdt.randomSeed,
  }
  expect(transaction.hash().toString('hex')).toBe(usdt.hash)
  expect(librariesIn(readBoc(bytesOf(inputs.account)))).toEqual([library.hash().toString('hex')])
  expectEqualOnlyWhenTrue(inputs)
  expect(countedSteps(transaction)).toBe(null)
  expect(made(inputs)).toMatchObject({ steps: { length: 196 } })
  expect(made({ ...inputs, libraries: [] }).status).not.toBe('equal')
})

describe.skipIf(!shared)('replays of recordings in ../shared', () => {
  const fixtures = `${shared}fixtures/`
  const text = (path: string) => readFileSync(`${fixtures}${path}`, 'utf8').trim()
  const recordedConfig = () => Cell.fromBase64(text('acton/mainnet-config-84773657.boc.base64'))
  const knownConfig = () => Cell.fromBase64(emulatedConfig(bytesOf(recordedConfig())))
  const blockOf2026 = () => Cell.fromBoc(Buffer.from(recordedBytes(`${fixtures}ton-net/block-basechain.hex`)))[0]!
  const blockOf2023 = () => Cell.fromBase64(text('ton-core/boc_cell__block.txt'))

  const inBlock = (block: Cell, config: Cell, account: Cell, hashes: readonly string[]): Inputs => {
    const cells = transactionCells(block)
    const transactions = hashes.map(hash => cells.get(hash)!)
    return { config, account, transactions, seed: seedOf(block) }
  }

  /** Inputs with the state that the block's own update holds. */
  function fromUpdate(block: Cell, config: Cell, hashes: readonly string[]): Inputs {
    const first = transactionCells(block).get(hashes[0]!)!
    const account = accountIn(block, 0, updateOf(first).before)!
    return inBlock(block, config, shardAccount(account, first), hashes)
  }

  /** Inputs with the state computed back from the account after the transaction. */
  function fromResult(block: Cell, config: Cell, hash: string, dataBefore: (data: Cell) => Cell): Inputs {
    const cell = transactionCells(block).get(hash)!
    const after = accountIn(block, 1, updateOf(cell).after)!
    const account = accountBefore(cell, partsBefore(cell, after, dataBefore))!
    return inBlock(block, config, shardAccount(account, cell), [hash])
  }

  test.each([
    ['a transfer of a wallet v4', '28155d49234e97e76aff80b1994e64f2c34a466c7ca86667a20579b849c00f60'],
    ['a transfer of a wallet v5', 'd8e2919b23829591a55c11fab8be88ffd0555f869fd93bd622e4c5f567fb48f5'],
  ])('replays %s in mainnet block 86062610 from the state in its update', (_, hash) => {
    expectEqualOnlyWhenTrue(fromUpdate(blockOf2026(), knownConfig(), [hash]))
  })

  test.each([
    ['a transfer of a wallet v4', '88c30cd4ce06d6daf5e454c09bcdc703ff845c3b3c0ce20a97557a1e64036364', previousSeqno],
    [
      'a payment to a wallet v3',
      '65c3da21dde7e2c657dff80fa5246df29e547066efe1bdf054415da6de53baf5',
      (data: Cell) => data,
    ],
  ])('replays %s in mainnet block 86062610 from a state computed back to the recorded hash', (_, hash, dataBefore) => {
    expectEqualOnlyWhenTrue(fromResult(blockOf2026(), knownConfig(), hash, dataBefore))
  })

  test('a state computed back equals the previous cell in the block', () => {
    const block = blockOf2026()
    const hash = '28155d49234e97e76aff80b1994e64f2c34a466c7ca86667a20579b849c00f60'
    const config = recordedConfig()
    const computed = fromResult(block, config, hash, previousSeqno).account
    expect(boc64(computed)).toBe(boc64(fromUpdate(block, config, [hash]).account))
  })

  test('a wallet v4 is replayed through its three transactions in mainnet block 34703989', () => {
    const hashes = [
      '4541c69fde726ec0698be73496f63b6cd00d9383558291ba84ceee4d971055be',
      '45b147d4002253e533becd7a5362b1691af44159a792c7092e57a8524a83f58e',
      '0dccdc4f9054df50b13f0ec5a4388311e29602db81786d27a313ac9b6c56c7fb',
    ]
    for (const count of [1, 2, 3]) {
      expectEqualOnlyWhenTrue(fromUpdate(blockOf2023(), CONFIG_2023, hashes.slice(0, count)))
    }
  })

  test('a deployment in mainnet block 34703989 is replayed only with the rules of its time', () => {
    const inputs = inBlock(blockOf2023(), CONFIG_2023, NO_ACCOUNT, [
      '03b35a0ed1a394684fbe80eb97cc05b53af7df801ab772a087a3b34f0d2e4e89',
    ])
    expectEqualOnlyWhenTrue(inputs)
    expect(made({ ...inputs, config: withVersion(CONFIG_2023, 12) }).status).toBe('different')
  })

  /** Transaction of a recorded trace, rebuilt as the site does it, and its row. */
  function traced(file: string, hash: string) {
    const wire = parseJson(text(`toncenter-v3/${file}`)) as { traces: { transactions: Record<string, never> }[] }
    for (const row of wire.traces.flatMap(({ transactions }) => Object.values(transactions))) {
      const rebuilt = rebuildTransaction(v.parse(transactionRow, row).parts!)
      const cell = 'boc' in rebuilt ? Cell.fromBoc(Buffer.from(rebuilt.boc))[0]! : null
      if (cell?.hash().toString('hex') === hash)
        return { cell, row: row as { account_state_before: { balance: string } } }
    }
    throw new Error('no such transaction')
  }

  test('a recorded transfer of a wallet v5, whose key is in the message, is replayed', () => {
    const { cell, row } = traced(
      'kit-ton-received-acc2-traces.json',
      'ab25529879ec1af29a36aa526efb113fc21a4faa095156342df765ce8ee79a1f',
    )
    const { init, body } = loadTransaction(cell.beginParse()).inMessage!
    // The signed request names the seqno after its opcode, the wallet's id and the deadline.
    const seqno = body.beginParse().skip(96).loadUint(32)
    const deployed = init!.data!.beginParse()
    const data = beginCell().storeBit(deployed.loadBit()).storeUint(seqno, 32).storeSlice(deployed.skip(32)).endCell()
    const parts = { code: init!.code!, data, balance: BigInt(row.account_state_before.balance) }
    const account = shardAccount(accountBefore(cell, parts)!, cell)
    expectEqualOnlyWhenTrue({ config: CONFIG_2025, account, transactions: [cell], seed: null })
  })

  test('a replay of a contract that takes a random number needs the block’s seed', () => {
    const { cell } = traced(
      'kit-contract-call-traces.json',
      'dd3fd249b31515b60d4ff242820e7eda0ceca49d7a42a2c874ac31dcfb43cb9c',
    )
    const config = withVersion(CONFIG_2025, 10)
    const found = made({ config, account: NO_ACCOUNT, transactions: [cell], seed: null })
    if (found.status !== 'different') throw new Error(found.status)
    const other = Cell.fromBase64(found.transaction)
    expect(loadTransaction(other.beginParse()).description).toEqual(loadTransaction(cell.beginParse()).description)
    expect(updateOf(other).after).not.toBe(updateOf(cell).after)
  })

  test('the emulator refuses the configuration of 2026, whose ConfigParam 43 has a newer field', () => {
    const config = recordedConfig()
    expect(versionOf(readBoc(bytesOf(config)))).toBe(15)
    const inputs = fromUpdate(blockOf2026(), config, [
      '28155d49234e97e76aff80b1994e64f2c34a466c7ca86667a20579b849c00f60',
    ])
    expect(made(inputs)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('parameter 43 is invalid'),
    })
  })
})
