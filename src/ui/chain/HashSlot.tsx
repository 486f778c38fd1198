import { WithCopy } from '../base/HexValue.tsx'
import { Slot } from '../base/Slot.tsx'

const HASH = '0'.repeat(64)

/** Placeholder of a hash with its copy button; `name` as for `Slot`. */
export const HashSlot = ({ name }: { name?: string | undefined }) => (
  <WithCopy copy={<span className="quiet" />}>
    <Slot name={name} like={HASH} />
  </WithCopy>
)
