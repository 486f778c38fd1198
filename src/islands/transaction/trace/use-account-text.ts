import * as commonWords from '#words/common.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../../domain/foreign/clean-text.ts'
import { shortAddress } from '../../../domain/notation/short.ts'
import { friendlyAddress, type RawAddress } from '../../../ton/address.ts'
import { useKnown } from '../../../ui/chain/address-book.ts'

/** Characters reserved for the scam mark. */
const SCAM = 5

/** An account's name or address as plain text for the drawing: `short` for a box, `full` for the title. */
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
