import * as v from 'valibot'
import type { KnownAddress, KnownAddresses } from '../../domain/account/known-address.ts'
import { visibleText } from '../../domain/foreign/names.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { flag, maybe, text } from '../http/wire.ts'

/** An address in any form, as raw; null for other text, such as the empty text that some servers send. */
export const address = v.pipe(
  text,
  v.transform(written => parseAddress(written)?.raw ?? null),
)

export const words = v.pipe(text, v.transform(visibleText))

/** The indexer's `AccountAddress`. */
export const accountAddress = v.object({ address, name: maybe(words), is_scam: maybe(flag), is_wallet: maybe(flag) })

export type AccountAddress = v.InferOutput<typeof accountAddress>

/** Facts about the addresses in an answer; omits addresses without facts. */
export function knownAddresses(wires: (AccountAddress | null | undefined)[]): KnownAddresses {
  const known: Record<RawAddress, KnownAddress> = {}
  for (const wire of wires) {
    if (wire?.address && (wire.name || wire.is_scam || wire.is_wallet))
      known[wire.address] = { isWallet: wire.is_wallet ?? false, name: wire.name, isScam: wire.is_scam ?? false }
  }
  return known
}
