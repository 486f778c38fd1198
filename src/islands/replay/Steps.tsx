import type { Step } from '../../ton/replay/vm-log.ts'

export default function Steps({ steps }: { steps: readonly Step[]; vmSteps: number; code: unknown }) {
  return <p>{steps.length}</p>
}
