import { type Builder, beginCell, type Cell as CoreCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { readMessage } from '../../../src/ton/message.ts'
import { readDescription } from '../../../src/ton/phases.ts'
import { ALICE, alice, cell, hash } from './support/references.ts'

const open = (core: CoreCell) => readBoc(core.toBoc({ idx: false }))
const hashOf = (core: CoreCell) => core.hash().toString('hex')

/** `addr_extern` of `bits` ones. */
const outside = (bits: number) => {
  const address = beginCell().storeUint(1, 2).storeUint(bits, 9)
  for (let i = 0; i < bits; i++) address.storeBit(1)
  return address
}
const incoming = (source: Builder) =>
  open(beginCell().storeUint(0b10, 2).storeBuilder(source).storeAddress(alice).storeUint(0, 6).endCell())
const outgoing = (destination: Builder) =>
  open(beginCell().storeUint(0b11, 2).storeAddress(alice).storeBuilder(destination).storeUint(0, 98).endCell())

describe('an external address', () => {
  test('an external address of any length is hex, with its number of bits if not full bytes', () => {
    for (let bits = 0; bits < 512; bits++) {
      const whole = 'ff'.repeat(bits >> 3)
      const last = ['', '80', 'c0', 'e0', 'f0', 'f8', 'fc', 'fe'][bits & 7]
      const external = bits & 7 ? `${whole}${last}/${bits}` : whole
      expect(readMessage(incoming(outside(bits)))).toMatchObject({ source: null, destination: ALICE, external })
      expect(readMessage(outgoing(outside(bits)))).toMatchObject({ source: ALICE, destination: null, external })
    }
  })

  test('an external address keeps its leading zeros', () => {
    const address = beginCell().storeUint(1, 2).storeUint(12, 9).storeUint(0x00a, 12)
    expect(readMessage(incoming(address)).external).toBe('00a0/12')
  })

  test('an absent external address is null', () => {
    expect(readMessage(incoming(beginCell().storeUint(0, 2))).external).toBeNull()
  })
})

describe('the state init of a message', () => {
  const [code, data, library] = [cell(1), cell(2), cell(3)]
  const init = (to: Builder, { depth, special, parts }: Row) => {
    to.storeBit(depth)
    if (depth) to.storeUint(5, 5)
    to.storeBit(special)
    if (special) to.storeUint(2, 2)
    return to.storeMaybeRef(parts[0]).storeMaybeRef(parts[1]).storeMaybeRef(parts[2])
  }
  type Row = { depth: boolean; special: boolean; parts: (CoreCell | null)[] }
  const rows: Row[] = [
    { depth: false, special: false, parts: [code, data, null] },
    { depth: true, special: true, parts: [code, data, library] },
    { depth: true, special: false, parts: [null, data, null] },
    { depth: false, special: true, parts: [code, null, library] },
    { depth: false, special: false, parts: [null, null, null] },
  ]

  test.each(rows)('a message has the hashes of its init’s code and data, inline and referenced: %#', row => {
    const hashes = row.parts.slice(0, 2).map(part => part && hashOf(part))
    const expected = { init: { code: hashes[0], data: hashes[1] }, body: { kind: 'comment', text: 'hi' } }
    const start = () => beginCell().storeUint(0b10, 2).storeUint(0, 2).storeAddress(alice).storeUint(0, 4).storeBit(1)
    const body = beginCell().storeUint(0, 32).storeStringTail('hi')
    const within = init(start().storeBit(0), row).storeBit(0).storeBuilder(body)
    const apart = start().storeBit(1).storeRef(init(beginCell(), row)).storeBit(1).storeRef(body)
    expect(readMessage(open(within.endCell()))).toMatchObject(expected)
    expect(readMessage(open(apart.endCell()))).toMatchObject(expected)
  })
})

describe('arguments of phases', () => {
  const vm = (exitCode: number, exitArg: number | null) => {
    const inner = beginCell().storeVarUint(50, 3).storeVarUint(100, 3).storeBit(0).storeInt(0, 8).storeInt(exitCode, 32)
    if (exitArg === null) inner.storeBit(0)
    else inner.storeBit(1).storeInt(exitArg, 32)
    return inner.storeUint(17, 32).storeUint(hash, 256).storeUint(hash, 256)
  }
  const actions = (resultArg: number | null) => {
    const action = beginCell().storeUint(0b0110_00, 6).storeInt(37, 32)
    if (resultArg === null) action.storeBit(0)
    else action.storeBit(1).storeInt(resultArg, 32)
    return action.storeUint(4, 16).storeUint(0, 16).storeUint(3, 16)
  }
  const described = (exitArg: number | null, resultArg: number | null) =>
    readDescription(
      open(
        beginCell()
          .storeUint(0, 4 + 1 + 1 + 1)
          .storeUint(0b1_100, 4)
          .storeCoins(9)
          .storeRef(vm(-14, exitArg))
          .storeBit(1)
          .storeRef(actions(resultArg))
          .storeUint(0b1_0_0, 3)
          .endCell(),
      ),
    )

  test.each([null, 0, 1, -1, 2 ** 31 - 1, -(2 ** 31)])(
    'the arguments of the exit and of the actions are signed numbers: %s',
    arg => {
      const { compute, action } = described(arg, null)
      expect(compute).toMatchObject({ exitCode: -14, exitArg: arg, gasUsed: '50', gasFees: '9', vmSteps: 17 })
      expect(action).toMatchObject({ resultCode: 37, resultArg: null, actions: 4, skippedActions: 3, noFunds: true })
      expect(described(null, arg)).toMatchObject({ compute: { exitArg: null }, action: { resultArg: arg } })
    },
  )
})
