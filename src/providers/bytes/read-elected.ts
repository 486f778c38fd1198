import type { ElectedMember, ElectedSet } from '../../domain/network/validator.ts'
import { readBoc } from '../../ton/boc.ts'
import { toHex } from '../../ton/bytes.ts'
import { bitsOf, findLeafE } from '../../ton/proof/find-leaf.ts'
import { Slice } from '../../ton/slice.ts'

const [VALIDATORS_EXT, VALIDATOR, VALIDATOR_ADDR, ED25519_KEY] = [0x12, 0x53, 0x73, 0x8e81278a]
const HASH_BYTES = 32

/** Reads `ValidatorDescr`, with or without an ADNL address; undefined for other bytes. */
function readMember(from: Slice | null, place: number): ElectedMember | undefined {
  const tag = from?.uint(8)
  if (!from || (tag !== VALIDATOR && tag !== VALIDATOR_ADDR) || from.uint(32) !== ED25519_KEY) return undefined
  const key = toHex(from.bytes(HASH_BYTES))
  const weight = from.decimal(8)
  const adnl = tag === VALIDATOR_ADDR ? toHex(from.bytes(HASH_BYTES)) : ''
  return { place, key, adnl: /[^0]/.test(adnl) ? adnl : null, weight }
}

/** Reads all of `validators_ext#12` (block.tlb), with members in order; undefined for other bytes. */
export function readElected(bytes: Uint8Array): ElectedSet | undefined {
  try {
    const from = new Slice(readBoc(bytes))
    if (from.uint(8) !== VALIDATORS_EXT) return undefined
    const [since = 0, until = 0] = from.uints(2, 32)
    const [total = 0] = from.uints(2, 16)
    const totalWeight = from.decimal(8)
    const members = Array.from({ length: total }, (_, place) =>
      readMember(findLeafE(from.fork(), bitsOf(place, 16)), place),
    ).filter(member => member !== undefined)
    return since < until && total > 0 && members.length === total
      ? { since, until, total, totalWeight, members }
      : undefined
  } catch {
    return undefined
  }
}
