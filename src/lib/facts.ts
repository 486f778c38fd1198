/** First facts of a screen: texts by the names of their slots (`ui/base/Slot.tsx`). */
export type Facts = Record<string, string>

declare global {
  /** Facts found by the script in the page's head. */
  var nanoscopeFacts: Facts | undefined
}

/** A fact found by the page's head; empty before that, and during the build. */
export const factOf = (name: string): string => globalThis.nanoscopeFacts?.[name] ?? ''
