import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { methodIdsIn } from '../../ton/code/code-methods.ts'
import { methodNameOf } from '../../ton/code/methods.ts'

/** A method of a contract: its id, and its name if known. */
export type ListedMethod = { id: number; name: string | undefined }

/** Lower ids are reserved for messages and system calls. */
const FIRST_GET_METHOD = 0x10000

/** Get-methods in a contract's code (bag of cells, base64), named ones first. Throws `TonBytesError` for invalid code. */
export function listMethods(boc: string): ListedMethod[] {
  const ids = methodIdsIn(readBoc(fromBase64(boc) ?? new Uint8Array()))
  const methods = ids.filter(id => id >= FIRST_GET_METHOD).map(id => ({ id, name: methodNameOf(id) }))
  return methods.sort((a, b) => (a.name ?? '~').localeCompare(b.name ?? '~') || a.id - b.id)
}
