import {
  Address,
  type Builder,
  beginCell,
  type Cell,
  type CommonMessageInfo,
  type CurrencyCollection,
  Dictionary,
  ExternalAddress,
  type StateInit,
  storeCommonMessageInfo,
  storeStateInit,
} from '@ton/core'
import fc from 'fast-check'
import { cellOf } from './arbitrary.ts'

/** Messages of every kind, as cells, and the values they are made of. */

export const uint = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
export const small = (bits: number) => fc.integer({ min: 0, max: 2 ** bits - 1 })
export const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
export const coins = fc.oneof(fc.constant(0n), uint(40), uint(120))
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
export const hash = uint(256)

const address = fc
  .record({ workchain: fc.constantFrom(0, -1, 5), hash: fc.uint8Array({ minLength: 32, maxLength: 32 }) })
  .map(({ workchain, hash }) => new Address(workchain, Buffer.from(hash)))
const external = fc
  .record({ value: uint(40), spare: small(6) })
  .map(({ value, spare }) => new ExternalAddress(value, 40 + spare))

export const currencies = fc
  .record({ coins, other: fc.array(fc.tuple(small(32), uint(248)), { maxLength: 4 }) })
  .map(({ coins, other }): CurrencyCollection => {
    if (other.length === 0) return { coins }
    const amounts = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5))
    for (const [id, amount] of other) amounts.set(id, amount)
    return { coins, other: amounts }
  })

export const internal = fc.record({
  type: fc.constant('internal' as const),
  ihrDisabled: fc.boolean(),
  bounce: fc.boolean(),
  bounced: fc.boolean(),
  src: address,
  dest: address,
  value: currencies,
  ihrFee: coins,
  forwardFee: coins,
  createdLt: uint(64),
  createdAt: small(32),
})
export const externalIn = fc.record({
  type: fc.constant('external-in' as const),
  src: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: external }),
  dest: address,
  importFee: coins,
})
export const externalOut = fc.record({
  type: fc.constant('external-out' as const),
  src: address,
  dest: fc.oneof(fc.constant(null), external),
  createdLt: uint(64),
  createdAt: small(32),
})

const stateInit = fc
  .record({ code: maybe(cellOf(3)), data: maybe(cellOf(3)), splitDepth: maybe(small(5)), special: maybe(fc.boolean()) })
  .map(
    ({ splitDepth, special, ...cells }): StateInit => ({
      ...cells,
      ...(splitDepth !== null && { splitDepth }),
      ...(special !== null && { special: { tick: special, tock: !special } }),
    }),
  )

/** `Either X ^X`: in a reference where it is wanted or does not fit. */
function storeEither(to: Builder, cell: Cell, isRef: boolean, spare: { bits: number; refs: number }): void {
  const fits = cell.bits.length + 1 + spare.bits <= to.availableBits && to.refs + cell.refs.length + spare.refs <= 4
  if (isRef || !fits) to.storeBit(1).storeRef(cell)
  else to.storeBit(0).storeSlice(cell.beginParse())
}

export const message = (info: fc.Arbitrary<CommonMessageInfo>) =>
  fc
    .record({ info, init: maybe(stateInit), body: cellOf(4), initIsRef: fc.boolean(), bodyIsRef: fc.boolean() })
    .map(({ info, init, body, initIsRef, bodyIsRef }): Cell => {
      const to = beginCell()
        .store(storeCommonMessageInfo(info))
        .storeBit(init !== null)
      if (init) storeEither(to, beginCell().store(storeStateInit(init)).endCell(), initIsRef, { bits: 1, refs: 1 })
      storeEither(to, body, bodyIsRef, { bits: 0, refs: 0 })
      return to.endCell()
    })
