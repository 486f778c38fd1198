import { Slot } from '../base/Slot.tsx'

/**
 * Placeholder of an `Amount`, filled by the page's head: `whole`, `fraction` with its point, `unit`. Separators are part of the filled
 * text, so that nothing moves.
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
