import * as commonWords from '#words/common.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../../domain/foreign/clean-text.ts'
import { shortAddress } from '../../../domain/notation/short.ts'
import { friendlyAddress, type RawAddress } from '../../../ton/address.ts'
import { useKnown } from '../../../ui/chain/address-book.ts'

/** Characters kept for the mark of a scam. */
const SCAM = 5

/** An account as `AddressName` writes it, where only text can be drawn: `short` in a box, `full` on hovering. */
export function useAccountText(raw: RawAddress, longest: number) {
  const fact = useKnown(raw)
  const address = friendlyAddress(raw, fact?.isWallet)
  const warning = fact?.warning ?? (fact?.isScam ? commonWords.scam : undefined)
  const whose = fact?.mark ? ` (${fact.mark.words})` : ''
  if (!fact?.name) return { short: shortAddress(address), full: address, isNamed: false, warning }
  return {
    short: cleanText(fact.name, warning ? longest - SCAM : longest),
    full: `${cleanText(fact.name, MAX_NAME_LENGTH)}${whose}, ${address}`,
    isNamed: true,
    warning,
  }
}
