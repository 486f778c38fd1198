import { useState } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import { stepParts } from '../../domain/replay/steps-file.ts'
import type { Step } from '../../ton/replay/vm-log.ts'
import { saveParts } from '../../ui/save/save-parts.ts'

type Props = { steps: readonly Step[]; firstNumber: number; vmSteps: number }

/** Saves all steps as a JSON file. */
export function SaveSteps({ steps, firstNumber, vmSteps }: Props) {
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const parts = () => stepParts(steps, firstNumber, vmSteps)
    await saveParts({ name: 'steps.json', type: 'application/json', parts })
    setSaving(false)
  }

  return (
    <button type="button" className="button" aria-disabled={saving} onClick={() => saving || save()}>
      {saving ? stepsWords.saving : stepsWords.save}
    </button>
  )
}
