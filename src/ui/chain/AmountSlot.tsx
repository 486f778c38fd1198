import { Slot } from '../base/Slot.tsx'

/**
 * The place of an `Amount` that the page's head writes: `whole`, `fraction` with its point, `unit`. What stands between them comes with them:
 * here it would move.
 */
export const AmountSlot = () => (
  <span className="break-words">
    <Slot name="whole" like="0,000" className="font-600" />
    <Slot name="fraction" className="text-muted break-first" />
    <span className="blank-first">
      <Slot name="unit" className="text-xs text-muted" />
    </span>
  </span>
)
