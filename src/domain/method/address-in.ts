import type { RawAddress } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { readAddress } from '../../ton/message-address.ts'
import { Slice } from '../../ton/slice.ts'
import type { StackValue } from './value.ts'

/** Address at the start of a cell or slice of a get-method's stack; null for other values. */
export function addressIn(value: StackValue): RawAddress | null {
  if (value.kind !== 'cell' && value.kind !== 'slice') return null
  try {
    return readAddress(new Slice(readBoc(fromBase64(value.boc) ?? new Uint8Array()))).raw
  } catch {
    return null
  }
}
