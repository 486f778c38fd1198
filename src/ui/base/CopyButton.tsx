import { useEffect, useState } from 'react'
import * as commonWords from '#words/common.ts'
import { Icon } from './Icon.tsx'

const CONFIRMED_FOR_MS = 2000

const LOOKS = {
  '': { name: 'copy' },
  [commonWords.copied]: { name: 'check', className: 'text-good' },
  [commonWords.notCopied]: { name: 'x', className: 'text-bad' },
} as const

/** Button that copies `text` and confirms it for two seconds. `what` names the text for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<keyof typeof LOOKS>('')

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(setOutcome, CONFIRMED_FOR_MS, '')
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(commonWords.copied)
    } catch {
      setOutcome(commonWords.notCopied)
    }
  }

  return (
    <button
      type="button"
      className="quiet align-middle text-[min(1em,1rem)]"
      aria-label={commonWords.copy(what)}
      title={outcome || commonWords.copy(what)}
      onClick={copy}
    >
      <Icon {...LOOKS[outcome]} />
      <span className="sr-only" role="status">
        {outcome}
      </span>
    </button>
  )
}
