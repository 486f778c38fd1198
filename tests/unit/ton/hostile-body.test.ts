import { type Builder, beginCell, type Cell as CoreCell } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import type { Body } from '../../../src/ton/body.ts'
import { TonBytesError } from '../../../src/ton/cell.ts'
import { dedust } from '../../../src/ton/operations/dedust.ts'
import { exchanges } from '../../../src/ton/operations/exchanges.ts'
import { staking } from '../../../src/ton/operations/staking.ts'
import { tokens } from '../../../src/ton/operations/tokens.ts'
import { wallets } from '../../../src/ton/operations/wallets.ts'
import { readBody } from '../../../src/ton/read-body.ts'
import { Slice } from '../../../src/ton/slice.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { times } from '../../support/times.ts'
import { cellOf } from './support/arbitrary.ts'
import { alice, bare, comment, op } from './support/references.ts'

const read = (core: CoreCell) => readBody(new Slice(readBoc(core.toBoc({ idx: false, crc32: false }))), false)

const notify = (payload: CoreCell | Builder) =>
  op(0x7362d09c).storeCoins(1).storeAddress(alice).storeBit(1).storeRef(payload)
/** An order with two payloads, both the same cell. */
const swap = (payload: CoreCell | Builder) => {
  const both = payload instanceof Object && 'endCell' in payload ? payload.endCell() : payload
  const parameters = beginCell().storeUint(0, 32).storeAddress(null).storeAddress(null)
  parameters.storeMaybeRef(both).storeMaybeRef(both)
  return bare(0xe3a0d482).storeAddress(alice).storeBit(0).storeCoins(1).storeMaybeRef(null).storeRef(parameters)
}

/** Contents of the payloads of payloads, by kind. */
function kindsBelow(body: Body): string[] {
  const payload = body.kind === 'operation' ? body.fields.find(({ name }) => name === 'payload') : undefined
  if (!payload) return [body.kind]
  return [body.kind, ...(payload.kind === 'body' ? kindsBelow(payload.value) : [payload.kind])]
}

function nested(depth: number, innermost: CoreCell): CoreCell {
  let core = innermost
  for (let i = 0; i < depth; i++) core = notify(core).endCell()
  return core
}

describe('nested payloads', () => {
  test('payloads are read four operations deep; deeper ones stay cells, except comments', () => {
    const deep = (depth: number) => kindsBelow(read(nested(depth, comment('hi'))))
    expect(deep(3)).toEqual(['operation', 'operation', 'operation', 'comment'])
    expect(deep(4)).toEqual(['operation', 'operation', 'operation', 'operation', 'comment'])
    expect(deep(5)).toEqual(['operation', 'operation', 'operation', 'operation', 'cell'])
    expect(deep(1000)).toEqual(['operation', 'operation', 'operation', 'operation', 'cell'])
  })

  test('nested bounced messages are read to a limited depth', () => {
    let core = comment('hi')
    for (let i = 0; i < 1000; i++)
      core = beginCell()
        .storeUint(2 ** 32 - 2, 32)
        .storeRef(core)
        .storeRef(beginCell())
        .storeUint(0, 40)
        .endCell()
    expect(JSON.stringify(read(core)).match(/bounced/g)).toHaveLength(4)
    const bits = beginCell()
    for (let i = 0; i < 31; i++) bits.storeUint(2 ** 32 - 1, 32)
    expect(JSON.stringify(read(bits.endCell())).match(/bounced/g)).toHaveLength(4)
  })

  test('a bounced operation is read with the layout of a message, not of an order in a payload', () => {
    const message = op(0xfcf9e58f).storeAddress(alice).storeCoins(9).storeCoins(50).storeCoins(0)
    const back = read(beginCell().storeUint(0xffffffff, 32).storeBuilder(message).endCell())
    expect(back).toMatchObject({ kind: 'bounced', original: { cut: false, fields: { length: 5 } } })
  })

  test('a payload in an exotic cell stays a cell', () => {
    const library = beginCell().storeUint(2, 8).storeUint(0, 256).endCell({ exotic: true })
    expect(kindsBelow(read(notify(library).endCell()))).toEqual(['operation', 'cell'])
  })
})

/** Time for 512 messages, as many as a transaction may send. */
function timeOf(core: CoreCell): number {
  const root = readBoc(core.toBoc())
  const start = cpuTime()
  for (let i = 0; i < 512; i++) readBody(new Slice(root), false)
  return cpuTime() - start
}

describe('512 bodies that share their cells are read within two seconds', () => {
  const snake = () => {
    let text = beginCell().storeBuffer(Buffer.alloc(127, 'x')).endCell()
    for (let i = 0; i < 1000; i++) text = beginCell().storeBuffer(Buffer.alloc(127, 'x')).storeRef(text).endCell()
    return beginCell().storeUint(0, 32).storeRef(text).endCell()
  }
  const tree = () => {
    let core = beginCell().storeUint(0xabababab, 32).endCell()
    for (let i = 0; i < 1000; i++)
      core = beginCell().storeUint(0xabababab, 32).storeRef(core).storeRef(core).storeRef(core).storeRef(core).endCell()
    return core
  }
  const folded = (depth: number, innermost: CoreCell) => {
    let core = innermost
    for (let i = 0; i < depth; i++) core = swap(core).endCell()
    return core
  }

  test.each<[string, () => CoreCell]>([
    ['both payloads of each order are the next order, 2^100 ways to the last', () => folded(100, comment('hi'))],
    ['sixteen payloads are the longest text', () => folded(4, snake())],
    ['sixteen payloads are 1,000 cells with 4^1,000 ways to the last', () => folded(4, tree())],
    ['the body is 1,000 cells with 4^1,000 ways to the last', tree],
    [
      'a list of actions is as deep as a bag may be',
      () => {
        let list = beginCell().endCell()
        for (let i = 0; i < 1000; i++)
          list = beginCell().storeRef(list).storeUint(0x0ec3c86d, 32).storeUint(1, 8).endCell()
        return op(0xae42e5a4).storeRef(list).endCell()
      },
    ],
  ])('512 bodies are read within two seconds when %s', (_, core) => {
    const taken = timeOf(core())
    expect(taken).toBeLessThan(2000)
  })

  test('the texts of a body share one limit of length', () => {
    const texts = JSON.stringify(read(folded(4, snake()))).match(/x{2,}/g) ?? []
    expect(texts).toHaveLength(16)
    expect(texts.join('')).toHaveLength(65_536)
  })
})

describe('a list of actions', () => {
  const list = (count: number) => {
    let core = beginCell().endCell()
    for (let i = 0; i < count; i++)
      core = beginCell()
        .storeRef(core)
        .storeUint(0x0ec3c86d, 32)
        .storeUint(i % 256, 8)
        .endCell()
    return op(0xae42e5a4).storeRef(core).endCell()
  }

  test('a list of actions is read up to 255 actions', () => {
    const all = [...Array(255).keys()]
    expect(read(list(255))).toMatchObject({ cut: false, fields: [{}, { name: 'actions', value: all }] })
    expect(read(list(256))).toMatchObject({ cut: true, fields: [{ name: 'query id' }] })
  })
})

describe('random bytes as bodies', () => {
  const lines = `${tokens}${wallets}${staking}${exchanges}${dedust}`.match(/^[0-9a-f]{8}/gm) ?? []
  const opcodes = lines.map(line => Number.parseInt(line, 16))

  test('random bytes after any known opcode are read, or marked as cut', () => {
    const counts = { cut: 0, read: 0 }
    fc.assert(
      fc.property(fc.constantFrom(...opcodes), cellOf(6), fc.boolean(), (opcode, tail, inside) => {
        const room = Math.min(tail.bits.length, 900)
        const body = bare(opcode).storeBits(tail.bits.substring(0, room))
        for (const ref of tail.refs) body.storeRef(ref)
        const said = read((inside ? notify(body) : body).endCell())
        if (said.kind !== 'operation') throw new Error(said.kind)
        counts[said.cut ? 'cut' : 'read']++
      }),
      { numRuns: times(10_000) },
    )
    expect(counts.cut).toBeGreaterThan(times(1000))
    expect(counts.read).toBeGreaterThan(times(1000))
  })

  test('reading a body never throws after any of its bytes is replaced', () => {
    const order = swap(comment('hi')).endCell()
    const bags = [
      notify(order),
      op(0x0f8a7ea5).storeCoins(5).storeAddress(alice).storeAddress(null).storeUint(3, 6).storeRef(order),
    ]
    const bytes = bags.map(body => Uint8Array.from(body.endCell().toBoc({ idx: false, crc32: false })))
    const change = fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 255 }))
    const counts = { read: 0, refused: 0 }
    fc.assert(
      fc.property(fc.constantFrom(...bytes), fc.array(change, { minLength: 1, maxLength: 4 }), (right, changes) => {
        const wrong = Uint8Array.from(right)
        for (const [at, byte] of changes) wrong[at % wrong.length] = byte
        let from: Slice
        try {
          from = new Slice(readBoc(wrong))
        } catch (error) {
          expect(error).toBeInstanceOf(TonBytesError)
          counts.refused++
          return
        }
        readBody(from, false)
        counts.read++
      }),
      { numRuns: times(10_000) },
    )
    expect(counts.read).toBeGreaterThan(times(3000))
  })
})
