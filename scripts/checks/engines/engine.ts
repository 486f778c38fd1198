/** A browser as the check drives it; the driver of each engine implements it. */
export type Engine = {
  name: string
  /** Replaces the page, also where the addresses differ in their fragment alone. Resolves before the scripts have run. */
  open: (url: string) => Promise<void>
  /** Sets the width of the viewport, or the least width that a window of this engine has. */
  resize: (width: number) => Promise<void>
  evaluate: (expression: string) => Promise<unknown>
  /** Presses and releases keys one after the other: characters, or 'Enter'. */
  press: (keys: readonly string[]) => Promise<void>
  /** Uncaught errors and console errors since the page was opened. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

export const HEIGHT = 844
