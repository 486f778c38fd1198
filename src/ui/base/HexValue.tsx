import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'

/** A complete long value that breaks anywhere, with a copy button. */
export const HexValue = ({ value, what }: { value: string; what: string }) => (
  <WithCopy copy={<CopyButton text={value} what={what} />}>{value}</WithCopy>
)

/** Layout of a long value and its button. */
export const WithCopy = ({ copy, children }: { copy: ReactNode; children: ReactNode }) => (
  <span className="flex items-start gap-1">
    <span className="hash min-w-0">{children}</span>
    {copy}
  </span>
)
