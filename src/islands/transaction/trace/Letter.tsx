/** Letter that identifies an account in a trace. */
export function Letter({ text }: { text: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid place-items-center shrink-0 min-w-5.5 h-5.5 px-1 rounded bg-raised border border-line text-xs font-600"
    >
      {text ?? '·'}
    </span>
  )
}
