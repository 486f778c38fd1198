import { beginCell, Cell, type TupleItem } from '@ton/core'
import { bocHex, readAddress } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import { badRequest } from '../refusal.ts'

function readBoc(text: string): Cell | null {
  try {
    return /^b5ee9c72[0-9a-f]+$/i.test(text) ? Cell.fromHex(text) : Cell.fromBase64(text)
  } catch {
    return null
  }
}

/** An argument in a path or query has no type: an address, a number (decimal or 0x…), `NaN`, `Null`, or a BoC. */
export function readArgument(text: string): TupleItem {
  if (text === 'NaN') return { type: 'nan' }
  if (text === 'Null') return { type: 'null' }
  const address = readAddress(text)
  if (address) return { type: 'slice', cell: beginCell().storeAddress(address).endCell() }
  if (/^-?\d+$/.test(text)) return { type: 'int', value: BigInt(text) }
  if (/^-?0x[0-9a-f]+$/i.test(text)) {
    return { type: 'int', value: text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text) }
  }
  const cell = readBoc(text)
  if (!cell) throw badRequest(`can't parse arg '${text}' as any TVMStackValue`)
  return /^b5ee9c72/i.test(text) ? { type: 'slice', cell } : { type: 'cell', cell }
}

const number = (value: bigint): string => `${value < 0n ? '-' : ''}0x${(value < 0n ? -value : value).toString(16)}`

/** `TvmStackRecord`: slices and builders are called cells. */
export function stackRecord(item: TupleItem): Wire {
  switch (item.type) {
    case 'int':
      return { type: 'num', num: number(item.value) }
    case 'nan':
      return { type: 'nan' }
    case 'null':
      return { type: 'null' }
    case 'tuple':
      return { type: 'tuple', tuple: item.items.map(stackRecord) }
    default:
      return { type: 'cell', cell: bocHex(item.cell) }
  }
}
