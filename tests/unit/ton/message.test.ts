import { type Builder, beginCell, type Cell as CoreCell, loadMessage } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { TonBytesError } from '../../../src/ton/cell.ts'
import { readMessage } from '../../../src/ton/message.ts'
import { times } from '../../support/times.ts'
import { anyMessage, messageCell } from './support/chain.ts'
import { expectedMessage, startOf } from './support/expected.ts'

const read = (cell: CoreCell) => readMessage(readBoc(cell.toBoc({ idx: false })))

test('readMessage agrees with @ton/core on random messages', () => {
  fc.assert(
    fc.property(anyMessage, fc.boolean(), (message, forceRef) => {
      const cell = messageCell(message, forceRef)
      expect(startOf(read(cell))).toEqual(expectedMessage(loadMessage(cell.beginParse()), cell))
    }),
    { numRuns: times(10_000) },
  )
}, 180_000)

/** An incoming external message between any two `MsgAddress`. */
const between = (source: Builder, destination: Builder) =>
  beginCell().storeUint(0b10, 2).storeBuilder(source).storeBuilder(destination).storeUint(0, 6).endCell()
const none = beginCell().storeUint(0, 2)
const account = beginCell().storeUint(0b100, 3).storeInt(-1, 8).storeUint(255, 256)

describe('addresses in a message', () => {
  test('external addresses of any length and absent ones are read as null', () => {
    for (const bits of [0, 1, 9, 256, 511]) {
      const external = beginCell().storeUint(1, 2).storeUint(bits, 9)
      for (let i = 0; i < bits; i++) external.storeBit(1)
      const { source, destination } = read(between(external, account))
      expect({ source, destination }).toEqual({ source: null, destination: `-1:${'0'.repeat(62)}ff` })
    }
    expect(read(between(none, none))).toMatchObject({ source: null, destination: null })
  })

  test.each([
    [1, 0, `0:7${'f'.repeat(63)}`],
    [5, 0b10101, `0:af${'f'.repeat(62)}`],
    [30, 0, `0:00000003${'f'.repeat(56)}`],
  ])('an anycast prefix of %i bits replaces the start of the hash', (depth, prefix, raw) => {
    const anycast = beginCell().storeUint(0b101, 3).storeUint(depth, 5).storeUint(prefix, depth)
    expect(read(between(none, anycast.storeUint(0, 8).storeUint(2n ** 256n - 1n, 256))).destination).toBe(raw)
  })

  test('a message with an address of variable length is rejected', () => {
    const variable = beginCell().storeUint(0b110, 3).storeUint(8, 9).storeInt(0, 32).storeUint(7, 8)
    expect(() => read(between(none, variable))).toThrow('unknown address')
  })
})

/** An internal message with a body, inside it or apart. */
function holding(body: CoreCell, { bounced = false, apart = true } = {}): CoreCell {
  const info = beginCell()
    .storeUint(0, 3)
    .storeBit(bounced)
    .storeUint(0, 4)
    .storeUint(0, 4 + 1 + 4 + 4 + 64 + 32 + 1)
  return (apart ? info.storeBit(1).storeRef(body) : info.storeBit(0).storeSlice(body.beginParse())).endCell()
}
const bodyOf = (body: CoreCell, options?: Parameters<typeof holding>[1]) => read(holding(body, options)).body
const comment = (bytes: Uint8Array) => beginCell().storeUint(0, 32).storeBuffer(Buffer.from(bytes))

describe('the body of a message', () => {
  const rows: [string, Builder, object][] = [
    ['of nothing is empty', beginCell(), { kind: 'empty' }],
    ['of 31 bits is unknown', beginCell().storeUint(0, 31), { kind: 'unknown', opcode: null }],
    ['of a reference alone is unknown', beginCell().storeRef(beginCell().endCell()), { kind: 'unknown', opcode: null }],
    [
      'of an opcode without layout is unknown',
      beginCell().storeUint(0xfedcba98, 32),
      { kind: 'unknown', opcode: 0xfedcba98 },
    ],
    ['of 32 zeros is a comment without text', beginCell().storeUint(0, 32), { kind: 'comment', text: '' }],
    ['with opcode 0x2167da4b is encrypted', beginCell().storeUint(0x2167da4b, 32), { kind: 'encrypted-comment' }],
    [
      '0xffffffff brings the beginning of the original back',
      beginCell()
        .storeUint(2 ** 32 - 1, 32)
        .storeUint(7, 32),
      { kind: 'bounced', original: { kind: 'unknown', opcode: 7 }, exitCode: null },
    ],
    [
      '0xffffffff alone brings nothing back',
      beginCell().storeUint(2 ** 32 - 1, 32),
      { kind: 'bounced', original: { kind: 'empty' }, exitCode: null },
    ],
    [
      '0xfffffffe without the original says nothing',
      beginCell().storeUint(2 ** 32 - 2, 32),
      { kind: 'bounced', original: null, exitCode: null },
    ],
    [
      '0xfffffffe brings the whole original back, and the exit code',
      beginCell()
        .storeUint(2 ** 32 - 2, 32)
        .storeRef(beginCell().storeUint(0, 32).storeStringTail('hi'))
        .storeRef(beginCell())
        .storeUint(0, 8)
        .storeInt(-14, 32),
      { kind: 'bounced', original: { kind: 'comment', text: 'hi' }, exitCode: -14 },
    ],
  ]

  test.each(rows)('the body of a message is read: %s', (_, body, expected) => {
    expect(bodyOf(body.endCell())).toMatchObject(expected)
    expect(bodyOf(body.endCell(), { apart: false })).toMatchObject(expected)
  })

  test('the body of a bounced message is not read as another kind', () => {
    expect(bodyOf(beginCell().endCell(), { bounced: true })).toEqual({
      kind: 'bounced',
      original: null,
      exitCode: null,
    })
    expect(bodyOf(beginCell().storeUint(5, 32).endCell(), { bounced: true })).toEqual({
      kind: 'bounced',
      original: null,
      exitCode: null,
    })
  })

  test('the body of a bounced message keeps the original body', () => {
    const body = beginCell()
      .storeUint(2 ** 32 - 1, 32)
      .storeUint(0, 32)
      .storeStringTail('hi')
    const original = { kind: 'comment', text: 'hi' }
    expect(bodyOf(body.endCell(), { bounced: true })).toEqual({ kind: 'bounced', original, exitCode: null })
  })

  test('an exotic cell as body is unknown', () => {
    const library = beginCell().storeUint(2, 8).storeUint(0, 256).endCell({ exotic: true })
    expect(bodyOf(library)).toEqual({ kind: 'unknown', opcode: null, boc: expect.any(String) })
  })
})

describe('a comment in a message', () => {
  const text = (body: Builder) => (bodyOf(body.endCell()) as { text: string }).text

  test('a comment continues in the first reference, also within a letter', () => {
    const bytes = Buffer.from('a€𝄞б')
    for (let cut = 0; cut <= bytes.length; cut++) {
      const rest = beginCell().storeBuffer(bytes.subarray(cut)).endCell()
      expect(text(comment(bytes.subarray(0, cut)).storeRef(rest).storeRef(beginCell().storeUint(65, 8)))).toBe('a€𝄞б')
    }
  })

  test('a comment keeps control and bidi characters', () => {
    expect(text(comment(Buffer.from('\ufeffa\u0000\u202eb\n')))).toBe('\ufeffa\u0000\u202eb\n')
  })

  test('a comment ends at an exotic cell', () => {
    const library = beginCell().storeUint(2, 8).storeUint(0, 256).endCell({ exotic: true })
    expect(text(comment(Buffer.from('ab')).storeRef(library))).toBe('ab')
  })

  test.each<[string, Builder, string]>([
    ['behind ff', comment(Uint8Array.of(0xff, 0xde, 0xad, 0x41)), 'dead41'],
    ['behind ff alone', comment(Uint8Array.of(0xff)), ''],
    ['behind ff, across cells', comment(Uint8Array.of(0xff, 1)).storeRef(beginCell().storeUint(0x0203, 16)), '010203'],
    ['that are no UTF-8', comment(Uint8Array.of(65, 0xff, 66)), '41ff42'],
    ['that end inside a letter', comment(Uint8Array.of(65, 0xe2, 0x82)), '41e282'],
    ['with odd bits', comment(Buffer.from('ab')).storeUint(0, 7), '616201_'],
    ['with odd bits in a later cell', comment(Buffer.from('ab')).storeRef(beginCell().storeUint(1, 3)), '61623_'],
  ])('a comment of bytes %s is binary', (_, body, hex) => {
    expect(bodyOf(body.endCell())).toEqual({ kind: 'binary-comment', hex })
  })

  test('a comment is read up to 64 kB', () => {
    let rest = beginCell().endCell()
    for (let i = 0; i < 1000; i++) rest = beginCell().storeBuffer(Buffer.alloc(127, 'x')).storeRef(rest).endCell()
    expect(text(comment(Buffer.from('y')).storeRef(rest))).toBe(`y${'x'.repeat(65_535)}`)
  })
})

test('a cell that is no message is rejected', () => {
  expect(() => read(beginCell().endCell())).toThrow(TonBytesError)
  const library = beginCell().storeUint(2, 8).storeUint(0, 256).endCell({ exotic: true })
  expect(() => read(library)).toThrow('exotic cell')
})
