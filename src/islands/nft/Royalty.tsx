import { useEffect, useState } from 'react'
import * as royaltyWords from '#words/royalty.ts'
import { royaltyOf } from '../../domain/nft/royalty.ts'
import { createMethodRunner } from '../../stores/get-method.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Author's royalty of a collection. Runs its get-method `royalty_params` on click. */
export function Royalty({ collection }: { collection: RawAddress }) {
  const [runner] = useState(createMethodRunner)
  const state = useQuery(runner)
  useEffect(() => runner.stop, [runner])
  const ask = () => runner.run({ address: collection, method: 'royalty_params', args: [] })
  const said = state.status === 'ended' ? royaltyOf(state.run) : null
  return (
    <div role="status" className="flex flex-wrap items-center gap-2">
      {state.status === 'ended' && (said === null ? royaltyWords.none : royaltyWords.share(said, state.source))}
      {state.status === 'failed' && <span className="text-bad">{royaltyWords.failed}</span>}
      {state.status !== 'ended' && (
        <button type="button" className="button" aria-disabled={state.status === 'running'} onClick={ask}>
          {royaltyWords.ask}
        </button>
      )}
    </div>
  )
}
