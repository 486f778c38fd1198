import { Address, beginCell, Cell, Dictionary, storeMessage, storeShardAccount } from '@ton/core'
import { Executor } from '@ton/sandbox'
import { beforeAll, expect, test } from 'vitest'
import { job as recorded } from '../../../../src/domain/checks/replay-vector.ts'
import { readBoc } from '../../../../src/ton/boc.ts'
import {
  type EmulatedInput,
  type Emulator,
  EmulatorError,
  MAX_LOG_LENGTH,
} from '../../../../src/ton/replay/emulator.ts'
import { librariesIn, writeLibraries } from '../../../../src/ton/replay/job.ts'
import { forecast, replay } from '../../../../src/ton/replay/replay.ts'
import { openEmulator } from '../../../support/emulator.ts'

const TON = 1_000_000_000n
const address = new Address(0, Buffer.alloc(32, 7))
const UTIME = 1_780_000_000

let emulator: Emulator
let official: Executor
beforeAll(async () => {
  emulator = await openEmulator()
  official = await Executor.create()
})

/** `ShardAccount` of a contract with some code. */
function accountOf(code: Cell): Cell {
  const storage = {
    lastTransLt: 0n,
    balance: { coins: 10n * TON },
    state: { type: 'active' as const, state: { code, data: new Cell() } },
  }
  const storageStats = { used: { cells: 1n, bits: 1n }, storageExtra: null, lastPaid: UTIME, duePayment: null }
  const account = { addr: address, storageStats, storage }
  return beginCell()
    .store(storeShardAccount({ account, lastTransactionHash: 0n, lastTransactionLt: 0n }))
    .endCell()
}

const message = beginCell()
  .store(
    storeMessage({
      info: {
        type: 'internal',
        ihrDisabled: true,
        bounce: true,
        bounced: false,
        src: new Address(0, Buffer.alloc(32, 9)),
        dest: address,
        value: { coins: 5n * TON },
        ihrFee: 0n,
        forwardFee: 0n,
        createdLt: 1n,
        createdAt: UTIME,
      },
      body: new Cell(),
    }),
  )
  .endCell()

const boc64 = (cell: Cell) => cell.toBoc().toString('base64')
const seed = Buffer.alloc(32, 3)

const inputOf = (code: Cell): EmulatedInput => ({
  config: recorded.config,
  libraries: null,
  account: boc64(accountOf(code)),
  cause: { message: boc64(message) },
  utime: UTIME,
  lt: '1000001',
  randomSeed: seed.toString('hex'),
})

/** Codes in hex: what TVM's codepage 0 makes of them. */
const LOOP = '927130ea'
const THROW_77 = 'f2c04d'

const codeOf = (hex: string) => beginCell().storeBuffer(Buffer.from(hex, 'hex')).endCell()

test('a run to the gas limit is bounded: the last steps have stacks, those before gas, the first their names', () => {
  const made = forecast(emulator, { input: inputOf(codeOf(LOOP)), methods: [] })
  if (made.status !== 'made') throw new Error(made.reason)
  const { steps } = made
  expect(steps.length).toBeGreaterThan(30_000)
  const counts = {
    stack: steps.filter(({ stack }) => stack !== null).length,
    gas: steps.filter(({ gasLeft }) => gasLeft !== null).length,
  }
  expect(counts.stack).toBeGreaterThan(1000)
  expect(counts.gas).toBeGreaterThan(counts.stack)
  expect(counts.gas).toBeLessThan(steps.length)
  // Known from the end without a gap.
  expect(steps.slice(-counts.stack).every(({ stack }) => stack !== null)).toBe(true)
  expect(steps.at(-1)?.notes.at(-1)).toMatch(/^unhandled out-of-gas exception/)
  expect(JSON.stringify(steps).length).toBeLessThan(12 * MAX_LOG_LENGTH)
})

test('code in a library is replayed with the library, and is another transaction without it', async () => {
  const library = codeOf(THROW_77)
  const code = beginCell().storeUint(2, 8).storeBuffer(library.hash()).endCell({ exotic: true })
  const input = inputOf(code)
  const libs = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell())
  libs.set(BigInt(`0x${library.hash().toString('hex')}`), library)
  const { result } = await official.runTransaction({
    config: input.config,
    libs: beginCell().storeDictDirect(libs).endCell(),
    shardAccount: input.account,
    message,
    now: UTIME,
    lt: 1_000_001n,
    randomSeed: seed,
    verbosity: 'short',
    ignoreChksig: false,
    debugEnabled: false,
  })
  if (!result.success) throw new Error(result.error)
  const hash = Cell.fromBase64(result.transaction).hash().toString('hex')
  const wanted = librariesIn(readBoc(new Uint8Array(accountOf(code).toBoc())))
  expect(wanted).toEqual([library.hash().toString('hex')])
  const found = new Map(wanted.map(one => [one, new Uint8Array(library.toBoc())]))
  const { cause, utime, lt, randomSeed } = input
  const transactions = [{ cause, utime, lt, randomSeed, hash }]
  const job = { config: input.config, account: input.account, transactions, initialGas: null, methods: [] }
  expect(replay(emulator, { ...job, libraries: writeLibraries(found) })).toMatchObject({ status: 'equal' })
  const false77 = new Map(wanted.map(one => [one, new Uint8Array(codeOf('f2c04e').toBoc())]))
  expect(replay(emulator, { ...job, libraries: writeLibraries(false77) })).toMatchObject({ status: 'different' })
  expect(replay(emulator, { ...job, libraries: null })).toMatchObject({ status: 'different' })
})

test.each([
  ['a configuration', { config: 'te6ccgEBAQEAAgAAAA==' }],
  ['a configuration that is no bag', { config: '???' }],
  ['an account', { account: '' }],
])('input that is no input is an error or a refusal: %s', (_, part) => {
  let end: unknown
  try {
    end = emulator.transaction({ ...inputOf(codeOf(THROW_77)), ...part }, 0)
  } catch (error) {
    end = error
  }
  expect(end instanceof EmulatorError || Object(end).status === 'refused').toBe(true)
})
