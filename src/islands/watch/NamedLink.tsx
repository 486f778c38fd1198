import type { RawAddress } from '../../ton/address.ts'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'

/** An address with more room for its name than in a history. */
export const NamedLink = ({ raw }: { raw: RawAddress }) => (
  <span className="[&_bdi]:max-w-[24em]">
    <AddressLink raw={raw} />
  </span>
)
