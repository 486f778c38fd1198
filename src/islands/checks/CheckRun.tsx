import { useState } from 'react'
import * as checksWords from '#words/checks.ts'
import { fixed } from '../../domain/text/format.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { showLost } from '../../ui/base/show-lost.ts'
import { useHydrated } from '../../ui/parts/use-hydrated.ts'

const MARKS = {
  passed: { name: 'check', className: 'text-good' },
  failed: { name: 'x', className: 'text-bad' },
  impossible: { name: 'circle-dashed', className: 'text-warn' },
} as const

/** Outcome of a test with its displayed name; `took` is in milliseconds. */
export type Trial = { name: string; outcome: keyof typeof MARKS; took: number }

type Props = {
  title: string
  lead: string
  button: string
  /** starts the tests on click */
  start: () => AsyncIterable<Trial>
}

/** Tests in this browser: started on click, outcomes appear one by one. */
export function CheckRun({ title, lead, button, start }: Props) {
  const [trials, setTrials] = useState<Trial[]>([])
  const hydrated = useHydrated()
  const [running, setRunning] = useState(false)

  async function run() {
    setRunning(true)
    setTrials([])
    try {
      for await (const trial of start()) setTrials(before => [...before, trial])
    } catch {
      showLost()
    }
    setRunning(false)
  }

  return (
    <Panel title={title}>
      <div className="px-4 md:px-5 py-4">
        <p className="text-muted mb-3 max-w-180">{lead}</p>
        <button
          type="button"
          className="button"
          disabled={!hydrated}
          aria-disabled={running}
          onClick={() => running || run()}
        >
          {button}
        </button>
        <div aria-live="polite">{trials.length > 0 && <Trials trials={trials} />}</div>
      </div>
    </Panel>
  )
}

const Trials = ({ trials }: { trials: Trial[] }) => (
  <ul className="mt-3">
    {trials.map(({ name, outcome, took }) => (
      <li key={name} className="flex items-baseline gap-2 py-1">
        <Icon {...MARKS[outcome]} />
        <span className="flex-1">{name}</span>
        <span>{checksWords.outcomes[outcome]}</span>
        <span className="text-faint text-sm w-16 text-right">{checksWords.took(fixed(took, 1))}</span>
      </li>
    ))}
  </ul>
)
