import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { methodIdsIn } from '../../ton/code/code-methods.ts'
import { methodNameOf } from '../../ton/code/methods.ts'

/** A method in a contract's code: its id, and its name where one is known. */
export type ListedMethod = { id: number; name: string | undefined }

/** Entries for calls that are no get-methods: messages, and the network itself. */
const FIRST_GET_METHOD = 0x10000

/** The get-methods in a contract's code (bag of cells, base64), those with a name first. Throws a `TonBytesError` for bytes that are no code. */
export function listMethods(boc: string): ListedMethod[] {
  const ids = methodIdsIn(readBoc(fromBase64(boc) ?? new Uint8Array()))
  const methods = ids.filter(id => id >= FIRST_GET_METHOD).map(id => ({ id, name: methodNameOf(id) }))
  return methods.sort((a, b) => (a.name ?? '~').localeCompare(b.name ?? '~') || a.id - b.id)
}
