import { addressPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { AddressName } from './AddressName.tsx'
import { useKnown } from './address-book.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { markEquals } from './mark-equals.ts'

type Props = {
  raw: RawAddress
  /** shortens the address; the default otherwise */
  short?: (address: string) => string
}

/** Link to an account, shown as `AddressName`. Its address is bounceable, unless it is a wallet. */
export function AddressLink({ raw, short }: Props) {
  const known = useKnown(raw)
  const address = friendlyAddress(raw, known?.isWallet)
  return (
    <a
      href={addressPath(address)}
      title={known?.mark ? `${address}, ${known.mark.words}` : address}
      className={`link inline-flex items-center gap-x-2 align-middle whitespace-nowrap min-w-0 max-w-full ${known?.warning ? 'flex-wrap' : ''}`}
      {...markEquals(raw)}
    >
      <Fingerprint raw={raw} />
      <AddressName raw={raw} short={short} />
    </a>
  )
}
