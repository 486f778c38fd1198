import { Slot } from '../base/Slot.tsx'

/** The place of an `Amount` that the page's head writes: `whole`, `fraction` with its point, `unit`. */
export const AmountSlot = () => (
  <span className="break-words">
    <Slot name="whole" like="0,000" className="font-600" />
    <Slot name="fraction" className="inline-block text-muted" /> <Slot name="unit" className="text-xs text-muted" />
  </span>
)
