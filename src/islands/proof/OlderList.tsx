import * as proofWords from '#words/proof.ts'
import { dateTime } from '../../domain/text/format.ts'
import { $olderList } from '../../stores/pinned.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Warning that the list of pinned validators is missing, or older than one seen in this browser. */
export function OlderList() {
  const older = useQuery($olderList)
  if (!older) return null
  const { made, seen } = older
  return (
    <p className="px-3 py-2 text-sm text-warn" role="status">
      {made > 0 ? proofWords.olderList(dateTime(made), dateTime(seen)) : proofWords.noList}
    </p>
  )
}
