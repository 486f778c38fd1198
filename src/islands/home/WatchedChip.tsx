import * as siteWords from '#words/site.ts'
import { ownEntries } from '../../domain/names/own.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { paths } from '../../routes.ts'
import { $own } from '../../stores/base/own-names.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Chip } from '../../ui/parts/Chip.tsx'

/** Link to the watch list, with the number of addresses; empty if none exists. */
export default function WatchedChip() {
  const count = ownEntries(useQuery($own)).filter(([, { watched }]) => watched).length
  if (count === 0) return null
  return (
    <Chip width="sm:(order-last w-40)" href={paths.watch}>
      {siteWords.watch}
      <span>{groupDigits(count)}</span>
    </Chip>
  )
}
