import { useEffect, useState } from 'react'

const CONFIRMED_FOR = 2000

/** Copies `text`; says so for two seconds. `what` names it for those who do not see the icon. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<'' | 'Copied' | 'Could not copy'>('')

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(setOutcome, CONFIRMED_FOR, '')
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied')
    } catch {
      setOutcome('Could not copy')
    }
  }

  const icon = { '': 'i-tabler-copy', Copied: 'i-tabler-check text-good', 'Could not copy': 'i-tabler-x text-bad' }
  return (
    <button
      type="button"
      className="quiet align-middle"
      aria-label={`Copy ${what}`}
      title={outcome || `Copy ${what}`}
      onClick={copy}
    >
      <span className={icon[outcome]} />
      <span className="sr-only" role="status">
        {outcome}
      </span>
    </button>
  )
}
