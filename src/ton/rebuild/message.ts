import { readBoc } from '../boc.ts'
import { Builder } from '../builder.ts'
import { type Cell, TonBytesError } from '../cell.ts'
import type { HashOf } from '../state-init.ts'
import type { MessageParts } from './parts.ts'
import { need, number, writeCurrencies } from './write.ts'

/** Writes `CommonMsgInfo`. Addresses outside of the chain are not supported. */
function writeInfo(to: Builder, parts: MessageParts): void {
  const { source, destination } = parts
  const writeTime = () => to.uint(number(parts.created_lt), 64).uint(number(parts.created_at), 32)
  if (source === null) {
    to.bits('1000').address(need(destination)).coins(number(parts.import_fee))
  } else if (destination === null) {
    to.bits('11').address(source).address(null)
    writeTime()
  } else {
    to.bits('0').bit(need(parts.ihr_disabled)).bit(need(parts.bounce)).bit(need(parts.bounced))
    to.address(source).address(destination)
    writeCurrencies(to, parts.value, parts.value_extra_currencies)
    to.coins(number(parts.extra_flags)).coins(number(parts.fwd_fee))
    writeTime()
  }
}

/** Writes `Either X ^X`. */
const writeEither = (to: Builder, cell: Cell, isRef: boolean) =>
  isRef ? to.bits('1').ref(cell) : to.bits('0').inline(cell)

/** Locations of init and body: inline or in a reference. Without init, its location is irrelevant. */
const PLACES = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const

type Places = (typeof PLACES)[number]

function build(parts: MessageParts, init: Cell | null, body: Cell, [bodyIsRef, initIsRef]: Places): Cell | null {
  try {
    const to = new Builder()
    writeInfo(to, parts)
    to.maybe(init, cell => writeEither(to, cell, initIsRef))
    return writeEither(to, body, bodyIsRef).cell()
  } catch (error) {
    // Too large or exotic content must be in a reference.
    if (error instanceof TonBytesError) return null
    throw error
  }
}

/**
 * The cell of a message (`Message Any`, block.tlb). Tries up to four layouts, since only the hash tells which parts are in references. Null
 * if none matches the hash. Throws `TonBytesError` for invalid bags.
 */
export function messageCell(parts: MessageParts, body: Uint8Array, hashOf: HashOf): Cell | null {
  const bodyCell = readBoc(body)
  const init = parts.init && readBoc(parts.init)
  for (const places of init ? PLACES : PLACES.filter(([, initIsRef]) => !initIsRef)) {
    const cell = build(parts, init, bodyCell, places)
    if (cell && hashOf(cell) === parts.hash) return cell
  }
  return null
}
