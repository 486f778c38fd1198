import { crc16 } from '../address.ts'
import { toHex } from '../bytes.ts'
import type { Cell } from '../cell.ts'
import { readDictionary } from '../dictionary.ts'
import { methodNames } from './method-names.ts'

/** Ids of methods are signed numbers of so many bits. */
const ID_BITS = 19
/** `DICTPUSHCONST 19`, then `DICTIGETJMPZ` or `DICTIGETJMP`, in whole bytes as everything that compilers write before it. */
const TO_METHODS = /^(?:..)*?f4a413f4(?:bc|a0)/

/** The id of a get-method: the CRC-16 of its name (XMODEM) with bit 16 set, as FunC and Tolk give it. */
export const methodIdOf = (name: string): number => crc16(new TextEncoder().encode(name)) | 0x10000

/** Entry points that TVM itself calls. */
const entryPoints: [number, string][] = [
  [0, 'recv_internal'],
  [-1, 'recv_external'],
  [-2, 'run_ticktock'],
  [-3, 'split_prepare'],
  [-4, 'split_install'],
]

let names: Map<number, string> | undefined

/** The name of a method by its id; undefined where no known name has it. An id of 17 bits cannot tell for sure: other names may have it too. */
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
 * Ids of the methods of a contract, in their order, without disassembling it: those of the dictionary to which its code passes execution, as
 * FunC, Tolk and Tact write it. None for code without one, such as that of the oldest wallets, and for a library cell. Never throws.
 */
export function methodIdsOf(code: Cell): number[] {
  if (code.exotic || !TO_METHODS.test(toHex(code.data))) return []
  // No other reference of such code can be read as a dictionary whose keys have 19 bits.
  return code.refs.map(idsIn).find(ids => ids.length > 0) ?? []
}
