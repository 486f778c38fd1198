import { beginCell, Cell, type TupleItem } from '@ton/core'
import { bocHex, readAddress } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import { badRequest, Refusal } from '../refusal.ts'

function readBoc(text: string): Cell | null {
  try {
    return /^b5ee9c72[0-9a-f]+$/i.test(text) ? Cell.fromHex(text) : Cell.fromBase64(text)
  } catch {
    return null
  }
}

/** True for numbers within 64 bits; the indexer writes longer ones as complete bytes. */
const isSmall = (value: bigint) => BigInt.asIntN(64, value) === value

/** Parses an untyped argument in a path or query: an address, a number (decimal up to 64 bits, or 0x…; not negative), `NaN`, `Null`, or a BoC. */
export function readArgument(text: string): TupleItem {
  if (text === 'NaN') return { type: 'nan' }
  if (text === 'Null') return { type: 'null' }
  const address = readAddress(text)
  if (address) return { type: 'slice', cell: beginCell().storeAddress(address).endCell() }
  const isNumber = /^(?:\d+|0x[0-9a-f]+)$/.test(text)
  if (isNumber && (text.startsWith('0x') || isSmall(BigInt(text)))) return { type: 'int', value: BigInt(text) }
  const cell = isNumber ? null : readBoc(text)
  if (!cell) throw badRequest(`can't parse arg '${text}' as any TVMStackValue`)
  return /^b5ee9c72/i.test(text) ? { type: 'slice', cell } : { type: 'cell', cell }
}

function number(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString(16)
  return `${value < 0n ? '-' : ''}0x${digits.length % 2 && !isSmall(value) ? '0' : ''}${digits}`
}

/** Members of a list of nested pairs that ends with null; null for other tuples. */
function listMembers(items: readonly TupleItem[]): TupleItem[] | null {
  const [head, tail] = items
  if (items.length !== 2 || !head || (tail?.type !== 'tuple' && tail?.type !== 'null')) return null
  const members = [head]
  for (let rest: TupleItem = tail; rest.type === 'tuple'; ) {
    const [next, after]: TupleItem[] = rest.items
    if (rest.items.length !== 2 || !next || !after)
      throw new Refusal(500, 'recursive tuple element must have length value == 2')
    members.push(next)
    rest = after
    if (rest.type !== 'tuple' && rest.type !== 'null')
      throw new Refusal(500, 'invalid type in recursive slice decoding')
  }
  return members
}

/** `TvmStackRecord`: slices and builders are sent as cells, lists as tuples of their members. */
export function stackRecord(item: TupleItem): Wire {
  switch (item.type) {
    case 'int':
      return { type: 'num', num: number(item.value) }
    case 'nan':
      return { type: 'nan' }
    case 'null':
      return { type: 'null' }
    case 'tuple':
      return { type: 'tuple', tuple: (listMembers(item.items) ?? item.items).map(stackRecord) }
    default:
      return { type: 'cell', cell: bocHex(item.cell) }
  }
}
