import * as commonWords from '#words/common.ts'
import { cleanText, LONGEST_NAME } from '../../domain/foreign/clean-text.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { useKnown } from './address-book.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { markEquals } from './mark-equals.ts'

type Props = {
  raw: RawAddress
  /** how it is shortened, where not as everywhere */
  short?: (address: string) => string
}

/**
 * An account, shown by what the address book knows of it: its name, or its friendly address (bounceable, unless it is a wallet); a scam as
 * such.
 */
export function AddressLink({ raw, short = shortAddress }: Props) {
  const fact = useKnown(raw)
  const address = friendlyAddress(raw, fact?.isWallet)
  return (
    <a
      href={addressPath(address)}
      title={address}
      className="link inline-flex items-center gap-2 align-middle whitespace-nowrap min-w-0 max-w-full"
      {...markEquals(raw)}
    >
      <Fingerprint raw={raw} />
      {fact?.name ? (
        <bdi className="truncate max-w-28">{cleanText(fact.name, LONGEST_NAME)}</bdi>
      ) : (
        <span className="hash">{short(address)}</span>
      )}
      {fact?.isScam && <span className="text-xs text-bad">{commonWords.scam}</span>}
    </a>
  )
}
