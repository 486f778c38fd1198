import * as commonWords from '#words/common.ts'
import * as ribbonWords from '#words/ribbon.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'

/** Error message for the newest blocks. */
export default function RibbonFailed({ error }: { error: unknown }) {
  return (
    <p className="min-h-24 flex flex-wrap items-center gap-3 text-muted">
      {ribbonWords.ribbonFailed}
      {commonWords.gap}
      {explain(error)}
      <TryAgain onPress={$masterchain().refresh} />
    </p>
  )
}
