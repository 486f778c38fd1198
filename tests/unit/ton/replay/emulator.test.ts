import { Address, beginCell, Cell, Dictionary, internal, storeMessageRelaxed } from '@ton/core'
import { Executor } from '@ton/sandbox'
import { beforeAll, expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { fromBase64 } from '../../../../src/ton/bytes.ts'
import { readActions } from '../../../../src/ton/replay/actions.ts'
import { type Emulator, EmulatorError, MAX_LOG_LENGTH } from '../../../../src/ton/replay/emulator.ts'
import { librariesIn, writeLibraries } from '../../../../src/ton/replay/job.ts'
import { forecast, replay } from '../../../../src/ton/replay/replay.ts'
import { readTransaction } from '../../../../src/ton/transaction.ts'
import { accountOf, codeOf, inputOf, message, seed, UTIME } from '../../../support/emulated-contract.ts'
import { openEmulator } from '../../../support/emulator.ts'

let emulator: Emulator
let official: Executor
beforeAll(async () => {
  emulator = await openEmulator()
  official = await Executor.create()
})

/** Codes in hex: what TVM's codepage 0 makes of them. */
const LOOP = '927130ea'
const THROW_77 = 'f2c04d'

test('steps of a run to the gas limit: the last ones have stacks, earlier ones gas, the first names only', () => {
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

test('code in a library is replayed with the library, and differs without it', async () => {
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
])('the emulator rejects invalid input: %s', (_, part) => {
  let end: unknown
  try {
    end = emulator.transaction({ ...inputOf(codeOf(THROW_77)), ...part }, 0)
  } catch (error) {
    end = error
  }
  expect(end instanceof EmulatorError || Object(end).status === 'refused').toBe(true)
})

/** Code that sends a message of some TON: PUSHREF, 0 PUSHINT, SENDRAWMSG. */
function senderOf(value: string): Cell {
  const sent = internal({ to: new Address(0, Buffer.alloc(32, 5)), value, bounce: true })
  return beginCell()
    .storeBuffer(Buffer.from('8870fb00', 'hex'))
    .storeRef(beginCell().store(storeMessageRelaxed(sent)).endCell())
    .endCell()
}

test.each([
  ['carried out', '1', true, 1],
  ['refused, because the account has too little', '1000', false, 0],
])('the emulator returns the actions of a run also if they are %s', (_, value, success, sent) => {
  const made = forecast(emulator, { input: inputOf(senderOf(value)), methods: [] })
  if (made.status !== 'made') throw new Error(made.reason)
  const [transaction, actions] = [made.transaction, made.actions ?? ''].map(bag => readBoc(fromBase64(bag)!))
  const { action, outMessages } = readTransaction(transaction!, 0)
  expect([action?.success, outMessages.length]).toEqual([success, sent])
  expect(readActions(actions!)).toMatchObject([{ kind: 'message' }])
})
