import { Address, type Builder, beginCell, Cell as CoreCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import type { RawAddress } from '../../../../src/ton/address.ts'
import { readBoc } from '../../../../src/ton/boc.ts'
import type { Body, Field, Operation } from '../../../../src/ton/body.ts'
import { readBody } from '../../../../src/ton/read-body.ts'
import { Slice } from '../../../../src/ton/slice.ts'

const raws = ['0:a1', '0:b2', '-1:c3', '0:d4'].map(start => `${start}${'5'.repeat(62)}` as RawAddress)
export const [ALICE, BOB, CAROL, DAVE] = raws as [RawAddress, RawAddress, RawAddress, RawAddress]
export const [alice, bob, carol, dave] = raws.map(raw => Address.parseRaw(raw)) as [Address, Address, Address, Address]

export const HASH = '0123456789abcdef'.repeat(4)
export const hash = BigInt(`0x${HASH}`)

/** A field by its name, kind and value; a cell of `@ton/core` is compared by its hash, a nested operation by what it says. */
export type Written = [name: string, kind: Field['kind'], value: unknown][]

/** A body written by hand, bit by bit as in its standard, and the expected reading. */
export type Reference = {
  says: string
  body: Builder
  fields: Written
  /** the order inside a jetton transfer */
  payload?: boolean
  /** the last field takes all remaining bits and references */
  open?: boolean
}

/** The beginning of nearly all bodies. */
export const op = (opcode: number, queryId: bigint | number = 7) =>
  beginCell().storeUint(opcode, 32).storeUint(queryId, 64)
export const bare = (opcode: number) => beginCell().storeUint(opcode, 32)
export const QUERY: Written[number] = ['query id', 'number', '7']
/** A body of nothing but a query id. */
export const asked = (opcode: number, says: string): Reference => ({ says, body: op(opcode), fields: [QUERY] })

export const cell = (value: number, bits = 16) => beginCell().storeUint(value, bits).endCell()
export const comment = (text: string) => beginCell().storeUint(0, 32).storeStringTail(text).endCell()
export const hi = { kind: 'comment', text: 'hi' }

/** An operation that is a field's value. */
export const said = (says: string, fields: Written) => ({ says, fields: comparable(fields) })

export const comparable = (fields: Written) =>
  fields.map(([name, kind, value]) => [name, kind, value instanceof CoreCell ? value.hash().toString('hex') : value])

export function written(field: Field): unknown {
  const { name, kind, value } = field
  if (kind === 'cell') return [name, kind, value && CoreCell.fromBase64(value).hash().toString('hex')]
  if (kind !== 'body' || value.kind !== 'operation') return [name, kind, value]
  return [name, kind, { says: value.name, fields: value.fields.map(written) }]
}

/** The reading of a body, or of an order inside a jetton notification. */
function readCell(core: CoreCell, payload = false): Body {
  const outer = op(0x7362d09c).storeCoins(1).storeAddress(alice).storeBit(1).storeRef(core).endCell()
  const body = readBody(new Slice(readBoc((payload ? outer : core).toBoc({ idx: false }))), false)
  if (!payload || body.kind !== 'operation') return body
  const inner = body.fields.find(({ name }) => name === 'payload')
  return inner?.kind === 'body' ? inner.value : { kind: 'unknown', opcode: null, boc: null }
}

function readReference({ body, payload }: Reference): Operation {
  const read = readCell(body.endCell(), payload)
  if (read.kind !== 'operation') throw new Error(`Not an operation: ${read.kind}`)
  return read
}

/** The same cell with fewer bits or references. */
function shortened(whole: CoreCell, bits: number, refs = whole.refs.length): CoreCell {
  const builder = beginCell().storeBits(whole.bits.substring(0, bits))
  for (const ref of whole.refs.slice(0, refs)) builder.storeRef(ref)
  return builder.endCell()
}

/** Reads a part of a body: fields equal those of the whole body, except the last one where it takes the rest. */
function expectPart(part: Body, { open }: Reference, whole: Operation): void {
  if (part.kind !== 'operation') throw new Error(`Not an operation: ${part.kind}`)
  if (!open) expect(part.cut).toBe(true)
  const sure = part.cut ? part.fields : part.fields.slice(0, -1)
  expect(sure.map(written)).toEqual(whole.fields.slice(0, sure.length).map(written))
}

/** Tests of a topic: each reference body is read as expected, also when it is cut or has trailing data. */
export function testReferences(topic: string, references: Reference[]): void {
  const rows = references.map(reference => [reference.says, reference] as const)

  describe(topic, () => {
    test.each(rows)('the operation %s is read with all fields', (says, reference) => {
      const read = readReference(reference)
      const { name, cut, opcode } = read
      expect(read.fields.map(written)).toEqual(comparable(reference.fields))
      expect({ name, cut, opcode }).toEqual({
        name: says,
        cut: false,
        opcode: reference.body.asSlice().preloadUint(32),
      })
    })

    test.each(rows)('the operation %s cut anywhere is read as far as it goes', (_, reference) => {
      const whole = readReference(reference)
      const core = reference.body.endCell()
      for (let bits = 32; bits < core.bits.length; bits++)
        expectPart(readCell(shortened(core, bits), reference.payload), reference, whole)
      for (let refs = 0; refs < core.refs.length; refs++) {
        const part = readCell(shortened(core, core.bits.length, refs), reference.payload)
        expectPart(part, { ...reference, open: true }, whole)
      }
    })

    test.each(rows.filter(([, { open }]) => !open))(
      'bits and references after the operation %s are kept',
      (_, reference) => {
        const behind = beginCell().storeUint(5, 3)
        const longer = beginCell().storeBuilder(reference.body)
        if (longer.refs < 4) behind.storeRef(cell(9))
        const read = readCell(longer.storeBuilder(behind).endCell(), reference.payload) as Operation
        expect(read.cut).toBe(false)
        expect(read.fields.map(written)).toEqual(comparable([...reference.fields, ['rest', 'cell', behind.endCell()]]))
      },
    )
  })
}
