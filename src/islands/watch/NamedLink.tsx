import type { RawAddress } from '../../ton/address.ts'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'

/** An address on its visitor's own list: more of its name has room here than in a row of a history. */
export const NamedLink = ({ raw }: { raw: RawAddress }) => (
  <span className="[&_bdi]:max-w-[24em]">
    <AddressLink raw={raw} />
  </span>
)
