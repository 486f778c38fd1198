import * as electionsWords from '#words/elections.ts'
import { $round } from '../../stores/round.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'

/** Error message for the round. */
export default function RoundFailed({ error, changing }: { error: unknown; changing: boolean }) {
  return (
    <Notice
      title={electionsWords.roundFailed}
      tone="bad"
      action={<TryAgain onPress={$round().refresh} changing={changing} />}
    >
      {explain(error)}
    </Notice>
  )
}
