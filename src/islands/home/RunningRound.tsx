import * as nowWords from '#words/now.ts'
import * as roundWords from '#words/round.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { paths } from '../../routes.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { $round } from '../../stores/round.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { PanelLink } from '../../ui/parts/PanelLink.tsx'
import { useFailedToo } from '../../ui/parts/use-failed-too.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import RoundProgress from '../validators/RoundProgress.tsx'

/** Progress of the current validation round, and its number of validators. */
export function RunningRound() {
  if (useFailedToo($round(), $masterchain())) return null
  return (
    <Panel title={nowWords.round} aside={<PanelLink href={paths.validators}>{nowWords.allValidators}</PanelLink>}>
      <Loaded query={$round()} failed={roundWords.failed} loading={<div className="min-h-24" />}>
        {round => (
          <div className="pad min-h-24">
            <RoundProgress round={round} />
            <p className="label mt-2">{nowWords.elected(groupDigits(round.total))}</p>
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
