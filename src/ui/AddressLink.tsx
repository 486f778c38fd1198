import { cleanText } from '../domain/clean-text.ts'
import type { KnownAddresses } from '../domain/known-address.ts'
import { shortAddress } from '../domain/short.ts'
import { addressPath } from '../routes.ts'
import { formatAddress, type RawAddress } from '../ton/address.ts'
import { useKnown } from './address-book.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { markEquals } from './mark-equals.ts'

type Props = {
  raw: RawAddress
  /** what the indexer said of addresses around: wallets are shown non-bounceable, names by their name, scam as such */
  known?: KnownAddresses
  /** how it is shortened, where not as everywhere */
  short?: (address: string) => string
}

/** An account, kept as a raw address and shown friendly: bounceable, unless it is known to be a wallet. */
export function AddressLink({ raw, known, short = shortAddress }: Props) {
  const fact = useKnown(raw, known)
  const address = formatAddress(raw, { bounceable: !fact?.isWallet, testOnly: false })
  return (
    <a
      href={addressPath(address)}
      title={address}
      className="link inline-flex items-center gap-2 align-middle whitespace-nowrap min-w-0 max-w-full"
      {...markEquals(raw)}
    >
      <Fingerprint raw={raw} />
      {fact?.name ? (
        <bdi className="truncate max-w-28">{cleanText(fact.name, 40)}</bdi>
      ) : (
        <span className="hash">{short(address)}</span>
      )}
      {fact?.isScam && <span className="text-xs text-bad">scam</span>}
    </a>
  )
}
