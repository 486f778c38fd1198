import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'

/** A line below a list that says something of the whole of it. */
export const ListNote = ({ children }: { children: ReactNode }) => (
  <p className="label px-4 md:px-5 py-2 border-t border-line">{children}</p>
)

/** Number of rows that were left out because they could not be read; nothing when all were read. */
export const Unreadable = ({ count }: { count: number }) =>
  count > 0 && <ListNote>{commonWords.unreadable(count)}</ListNote>
