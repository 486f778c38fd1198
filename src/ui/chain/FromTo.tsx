import { MISSING } from '../../domain/text/format.ts'
import type { RawAddress } from '../../ton/address.ts'
import { AddressLink } from './AddressLink.tsx'

type Hands = { from: RawAddress | null; to: RawAddress | null }

const party = (raw: RawAddress | null) => (raw ? <AddressLink raw={raw} /> : MISSING)

/** Sender and receiver in one cell of a list. */
export const FromTo = ({ from, to }: Hands) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    {party(from)} <span aria-hidden="true">→</span> {party(to)}
  </span>
)
