import { crc16 } from '../address.ts'
import { toHex } from '../bytes.ts'
import type { Cell } from '../cell.ts'
import { readDictionary } from '../dictionary.ts'
import { methodNames } from './method-names.ts'

/** Bits of method ids, which are signed. */
const ID_BITS = 19
/** `DICTPUSHCONST 19`, then `DICTIGETJMPZ` or `DICTIGETJMP`, aligned to bytes like everything that compilers write before. */
const TO_METHODS = /^(?:..)*?f4a413f4(?:bc|a0)/

/** Id of a get-method: CRC-16/XMODEM of its name with bit 16 set, as in FunC and Tolk. */
export const methodIdOf = (name: string): number => crc16(new TextEncoder().encode(name)) | 0x10000

/** Entry points called by TVM. */
const entryPoints: [number, string][] = [
  [0, 'recv_internal'],
  [-1, 'recv_external'],
  [-2, 'run_ticktock'],
  [-3, 'split_prepare'],
  [-4, 'split_install'],
]

let names: Map<number, string> | undefined

/** Name of a method by id; undefined if unknown. Not certain: other names may have the same id. */
export function methodNameOf(id: number): string | undefined {
  names ??= new Map([
    ...entryPoints,
    ...methodNames
      .trim()
      .split(/\s+/)
      .map(name => [methodIdOf(name), name] as const),
  ])
  return names.get(id)
}

function idsIn(dictionary: Cell): number[] {
  const ids: number[] = []
  try {
    readDictionary(dictionary, ID_BITS, (_, key) => ids.push(Number(BigInt.asIntN(ID_BITS, BigInt(`0b${key}`)))))
  } catch {
    return []
  }
  return ids.sort((a, b) => a - b)
}

/**
 * Ids of a contract's methods in order, without disassembling: those of the dictionary that FunC, Tolk and Tact generate. Empty for other
 * code, such as the oldest wallets, and for a library cell. Never throws.
 */
export function methodIdsOf(code: Cell): number[] {
  if (code.exotic || !TO_METHODS.test(toHex(code.data))) return []
  // No other reference of such code parses as a dictionary with 19-bit keys.
  return code.refs.map(idsIn).find(ids => ids.length > 0) ?? []
}
