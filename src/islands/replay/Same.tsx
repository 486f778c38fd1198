import * as runWords from '#words/replay-run.ts'
import type { ReplayState } from '../../domain/replay/replay.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { Icon } from '../../ui/base/Icon.tsx'

/** Verdict for a replay with an equal hash. */
export function Same({ state: { earlier, took } }: { state: Extract<ReplayState, { status: 'equal' }> }) {
  const facts = [runWords.took(groupDigits(Math.round(took))), ...(earlier > 0 ? [runWords.earlier(earlier)] : [])]
  return (
    <div className="px-4 md:px-5 py-3">
      <p className="flex items-center gap-2 font-600 text-good">
        <Icon name="circle-check" />
        {runWords.same}
      </p>
      <p className="text-muted max-w-160">{runWords.sameWhy}</p>
      <p className="label">{facts.join(' · ')}</p>
    </div>
  )
}
