/** First facts of a screen: texts by slot name (`ui/base/Slot.tsx`). */
export type Facts = Record<string, string>

declare global {
  /** Facts found by the script in the page's head. */
  var nanoscopeFacts: Facts | undefined
}

/** A fact found by the page's head; empty before, and at build time. */
export const factOf = (name: string): string => globalThis.nanoscopeFacts?.[name] ?? ''
