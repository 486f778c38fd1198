import { useState } from 'react'
import * as checksWords from '#words/checks.ts'
import type { Outcome } from '../../domain/checks/self-checks.ts'
import { fixed } from '../../domain/text/format.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useHydrated } from '../../ui/parts/use-hydrated.ts'

const MARKS = {
  passed: { name: 'check', className: 'text-good' },
  failed: { name: 'x', className: 'text-bad' },
  impossible: { name: 'circle-dashed', className: 'text-warn' },
} as const

/** Known bytes, tried in this very browser at a press. */
export function SelfChecks() {
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const hydrated = useHydrated()
  const [running, setRunning] = useState(false)

  async function run() {
    setRunning(true)
    setOutcomes([])
    const { runChecks } = await import('../../domain/checks/self-checks.ts')
    for await (const outcome of runChecks(() => performance.now())) setOutcomes(before => [...before, outcome])
    setRunning(false)
  }

  return (
    <Panel title={checksWords.self}>
      <div className="px-4 md:px-5 py-4">
        <p className="text-muted mb-3 max-w-180">{checksWords.selfLead}</p>
        <button
          type="button"
          className="button"
          disabled={!hydrated}
          aria-disabled={running}
          onClick={() => running || run()}
        >
          {checksWords.run}
        </button>
        <div aria-live="polite">{outcomes.length > 0 && <Outcomes outcomes={outcomes} />}</div>
      </div>
    </Panel>
  )
}

const Outcomes = ({ outcomes }: { outcomes: Outcome[] }) => (
  <ul className="mt-3">
    {outcomes.map(({ name, outcome, took }) => (
      <li key={name} className="flex items-baseline gap-2 py-1">
        <Icon {...MARKS[outcome]} />
        <span className="flex-1">{checksWords.names[name]}</span>
        <span>{checksWords.outcomes[outcome]}</span>
        <span className="text-faint text-sm w-16 text-right">{checksWords.took(fixed(took, 1))}</span>
      </li>
    ))}
  </ul>
)
