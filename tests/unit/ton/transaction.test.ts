import { beginCell, type Cell as CoreCell, Dictionary, loadTransaction } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { readTransaction } from '../../../src/ton/transaction.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { times } from '../../support/times.ts'
import { anyTransaction, transactionCell } from './support/chain.ts'
import { expectedTransaction, startsOf } from './support/expected.ts'

const read = (cell: CoreCell, workchain = 0) => readTransaction(readBoc(cell.toBoc({ idx: false })), workchain)

test('readTransaction agrees with @ton/core on random transactions of all kinds', () => {
  const kinds: Record<string, number> = {}
  fc.assert(
    fc.property(anyTransaction, fc.constantFrom(0, -1), (transaction, workchain) => {
      const cell = transactionCell(transaction)
      const ours = read(cell, workchain)
      expect(startsOf(ours)).toEqual(expectedTransaction(loadTransaction(cell.beginParse()), workchain))
      kinds[ours.kind] = (kinds[ours.kind] ?? 0) + 1
    }),
    { numRuns: times(10_000) },
  )
  console.log(`Random transactions equal to @ton/core's: ${JSON.stringify(kinds)}`)
}, 180_000)

const message = (lt: number) =>
  beginCell().storeUint(0b11_00_00, 6).storeUint(lt, 64).storeUint(0, 32).storeUint(0, 2).endCell()

/** A transaction with the given parts. */
function transaction({ sent = 0, messages = beginCell().storeUint(0, 2).endCell(), description }: Parts): CoreCell {
  return beginCell()
    .storeUint(7, 4)
    .storeUint(5, 256)
    .storeUint(9, 64)
    .storeUint(0, 256 + 64 + 32)
    .storeUint(sent, 15)
    .storeUint(0b1011, 4)
    .storeRef(messages)
    .storeUint(0, 5)
    .storeRef(beginCell().endCell())
    .storeRef(description)
    .endCell()
}
type Parts = { sent?: number; messages?: CoreCell; description: CoreCell }

const storage = beginCell().storeUint(1, 4).storeUint(0, 6).endCell()
const sentMessages = (count: number) => {
  const sent = Dictionary.empty(Dictionary.Keys.Uint(15), Dictionary.Values.Cell())
  for (let i = 0; i < count; i++) sent.set(i, message(i))
  return beginCell().storeBit(0).storeDict(sent).endCell()
}

describe('outgoing messages of a transaction', () => {
  test.each([0, 1, 2, 3, 255, 256, 512])('%i outgoing messages are read in the order of their keys', count => {
    const { outMessages } = read(transaction({ sent: count, messages: sentMessages(count), description: storage }))
    expect(outMessages.map(({ createdLt }) => Number(createdLt))).toEqual([...Array(count).keys()])
    expect(outMessages.every(({ kind }) => kind === 'external-out')).toBe(true)
  })

  test('a transaction with another number of messages than stated is rejected', () => {
    for (const [sent, count] of [
      [0, 1],
      [1, 0],
      [2, 3],
      [3, 2],
    ] as const) {
      const cell = transaction({ sent, messages: sentMessages(count), description: storage })
      expect(() => read(cell)).toThrow(/^wrong number of messages$/)
    }
  })

  test('a dictionary of 32,768 messages folded into 17 cells is rejected at once', () => {
    let node = beginCell().storeUint(0, 2).storeRef(message(1)).endCell()
    for (let i = 0; i < 15; i++) node = beginCell().storeUint(0, 2).storeRef(node).storeRef(node).endCell()
    const messages = beginCell().storeUint(1, 2).storeRef(node).endCell()
    const start = cpuTime()
    const folded = transaction({ sent: 32_767, messages, description: storage })
    expect(() => read(folded)).toThrow('too many messages')
    expect(cpuTime() - start).toBeLessThan(500)
  })

  test('a dictionary of messages with a label longer than its keys is rejected', () => {
    const node = beginCell().storeUint(0b11_1_1111, 7).storeRef(message(1)).endCell()
    const unary = beginCell()
      .storeUint(0b0, 1)
      .storeUint(2 ** 16 - 1, 16)
      .storeUint(0, 17)
      .storeRef(message(1))
      .endCell()
    const right = beginCell().storeUint(1, 2).storeRef(node).endCell()
    expect(read(transaction({ sent: 1, messages: right, description: storage })).outMessages).toHaveLength(1)
    const wrong = transaction({
      sent: 1,
      messages: beginCell().storeUint(1, 2).storeRef(unary).endCell(),
      description: storage,
    })
    expect(() => read(wrong)).toThrow('wrong dictionary')
  })

  test('512 messages that share the longest text are read within seconds', () => {
    let text = beginCell().storeBuffer(Buffer.alloc(127, 'x')).endCell()
    for (let i = 0; i < 520; i++) text = beginCell().storeBuffer(Buffer.alloc(127, 'x')).storeRef(text).endCell()
    const body = beginCell().storeUint(0, 32).storeRef(text).endCell()
    const talkative = beginCell().storeUint(0b11_00_00, 6).storeUint(0, 97).storeBit(1).storeRef(body).endCell()
    const sent = Dictionary.empty(Dictionary.Keys.Uint(15), Dictionary.Values.Cell())
    for (let i = 0; i < 512; i++) sent.set(i, talkative)
    const messages = beginCell().storeBit(0).storeDict(sent).endCell()
    const bytes = transaction({ sent: 512, messages, description: storage }).toBoc()
    const start = cpuTime()
    const { outMessages } = readTransaction(readBoc(bytes), 0)
    expect(cpuTime() - start).toBeLessThan(5000)
    expect(outMessages[511]!.body).toEqual({ kind: 'comment', text: 'x'.repeat(65_536) })
  })
})

describe('transaction descriptions that @ton/core cannot write', () => {
  const skippedFor = (bits: string) => {
    const cell = beginCell().storeUint(0, 4).storeUint(0, 3)
    for (const bit of bits) cell.storeBit(bit === '1')
    return cell.storeUint(0b0101, 4).endCell()
  }

  test.each([
    ['000', 'no-state'],
    ['001', 'bad-state'],
    ['010', 'no-gas'],
    ['0110', 'suspended'],
  ])('the compute phase %s is read as skipped: %s', (bits, skipped) => {
    const { compute, aborted, destroyed } = read(transaction({ description: skippedFor(bits) }))
    expect({ compute, aborted, destroyed }).toEqual({ compute: { skipped }, aborted: true, destroyed: true })
  })

  test('an unknown reason for a skipped compute phase is rejected', () => {
    expect(() => read(transaction({ description: skippedFor('0111') }))).toThrow('unknown reason')
  })

  const info = beginCell().storeUint(0, 12 + 512)
  const inner = transaction({ description: storage })
  const rest = { compute: null, action: null, bounce: null, aborted: false, destroyed: false }

  test('a finished split has only its kind', () => {
    const description = beginCell().storeUint(5, 4).storeBuilder(info).storeRef(inner).storeBit(1).endCell()
    expect(read(transaction({ description }))).toMatchObject({ kind: 'split', storage: null, ...rest })
  })

  test('a finished merge has all its phases', () => {
    const description = beginCell()
      .storeUint(7, 4)
      .storeBuilder(info)
      .storeRef(inner)
      .storeUint(0b1_0001_00000111_0_10, 16)
      .storeUint(0b1_0_0001_00000101_0, 15)
      .storeUint(0b0_10_1_1_1, 6)
      .storeRef(beginCell().storeUint(0b101, 3 + 1 + 2 + 32 + 1 + 16 + 16 + 16))
      .endCell()
    const { kind, storage: stored, compute, action, aborted, destroyed } = read(transaction({ description }))
    expect({ kind, stored, compute, skippedActions: action?.skippedActions, aborted, destroyed }).toEqual({
      kind: 'merge',
      stored: { fees: '7', due: null, change: 'frozen' },
      compute: { skipped: 'no-gas' },
      skippedActions: 5,
      aborted: true,
      destroyed: true,
    })
  })

  test('a prepared merge has a storage phase and may be aborted', () => {
    const description = beginCell()
      .storeUint(6, 4)
      .storeBuilder(info)
      .storeUint(0b0001_00000111_1_0001_00000010_0_1, 27)
    expect(read(transaction({ description: description.endCell() }))).toMatchObject({
      ...rest,
      kind: 'merge',
      aborted: true,
      storage: { fees: '7', due: '2', change: 'unchanged' },
    })
  })

  test('an unknown kind of transaction is rejected', () => {
    const description = beginCell().storeUint(8, 4).endCell()
    expect(() => read(transaction({ description }))).toThrow('unknown kind')
  })
})

test('a cell that is no transaction is rejected', () => {
  expect(() => read(beginCell().endCell())).toThrow('cut off')
  expect(() => read(beginCell().storeUint(6, 4).endCell())).toThrow('no transaction')
  expect(() => read(beginCell().storeUint(7, 4).storeUint(0, 800).endCell())).toThrow('reference missing')
})
