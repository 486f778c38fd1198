import { CopyButton } from './CopyButton.tsx'

/** A long value in full, breaking anywhere, with its copy button. */
export function HexValue({ value, what }: { value: string; what: string }) {
  return (
    <span className="flex items-start gap-1">
      <span className="hash min-w-0">{value}</span>
      <CopyButton text={value} what={what} />
    </span>
  )
}
