import { useState } from 'react'
import * as namesWords from '#words/names.ts'
import { lastOf, NOTHING_OWN } from '../../domain/names/own.ts'
import { $account } from '../../stores/account.ts'
import { $own, keepOwn, type NotKept } from '../../stores/base/own-names.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { NOT_KEPT } from './not-kept.ts'

/** Button that adds an address to the watch list or removes it; name and note are kept. */
export function WatchPress({ raw }: { raw: RawAddress }) {
  const isWatched = useQuery($own)[raw]?.watched ?? false
  const isWallet = useKnown(raw)?.isWallet ?? false
  const account = useQuery($account(raw))
  const [problem, setProblem] = useState<NotKept | null>(null)
  const last = account.status === 'ready' ? lastOf(account.value) : null

  function toggle() {
    const seen = isWatched ? null : last
    // Read the store: a name saved just now may not be rendered yet.
    const kept = $own.get()[raw]
    setProblem(keepOwn(raw, { ...NOTHING_OWN, ...kept, isWallet, watched: !isWatched, seen }))
  }

  return (
    <>
      <button type="button" className="button" aria-pressed={isWatched} onClick={toggle}>
        <Icon name={isWatched ? 'check' : 'eye'} />
        {isWatched ? namesWords.isWatched : namesWords.watchIt}
      </button>
      {problem && (
        <p role="alert" className="basis-full text-bad">
          {NOT_KEPT[problem]}
        </p>
      )}
    </>
  )
}
