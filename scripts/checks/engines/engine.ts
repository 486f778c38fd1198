/** A browser under test; each engine has a driver that implements this. */
export type Engine = {
  name: string
  /** Loads a page, even if only the fragment differs. Resolves before its scripts have run. */
  open: (url: string) => Promise<void>
  /** Sets the width of the viewport, or the engine's minimum width. */
  resize: (width: number) => Promise<void>
  evaluate: (expression: string) => Promise<unknown>
  /** Presses keys one after another: characters, or 'Enter'. */
  press: (keys: readonly string[]) => Promise<void>
  /** Uncaught errors and console errors of the current page. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

export const HEIGHT = 844
