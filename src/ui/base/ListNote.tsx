import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'

/** A note about a complete list, below it. */
export const ListNote = ({ children }: { children: ReactNode }) => (
  <p className="label px-4 md:px-5 py-2 border-t border-line">{children}</p>
)

/** Number of rows omitted as unreadable; empty if none exists. */
export const Unreadable = ({ count }: { count: number }) =>
  count > 0 && <ListNote>{commonWords.unreadable(count)}</ListNote>
