import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { CopyButton } from '../base/CopyButton.tsx'
import { AddressLink } from './AddressLink.tsx'
import { useKnown } from './address-book.ts'

/** An account in a list of facts: a link, and a button that copies the complete address. */
export function AddressFact({ raw, what }: { raw: RawAddress; what: string }) {
  const address = friendlyAddress(raw, useKnown(raw)?.isWallet)
  return (
    <span className="inline-flex items-center gap-1 max-w-full">
      <AddressLink raw={raw} />
      <CopyButton text={address} what={what} />
    </span>
  )
}
