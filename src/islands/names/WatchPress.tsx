import { useState } from 'react'
import * as namesWords from '#words/names.ts'
import { NEVER, NOTHING_OWN } from '../../domain/names/own.ts'
import { $account } from '../../stores/account.ts'
import { $own, keepOwn, type NotKept } from '../../stores/base/own-names.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { NOT_KEPT } from './not-kept.ts'

/** Button that puts an address on the watch list, or takes it off; the visitor's name and note of it stay. */
export function WatchPress({ raw }: { raw: RawAddress }) {
  const kept = useQuery($own)[raw]
  const isWallet = useKnown(raw)?.isWallet ?? false
  const account = useQuery($account(raw))
  const [problem, setProblem] = useState<NotKept | null>(null)
  const last = account.status === 'ready' ? (account.value.lastTransaction ?? NEVER) : null
  const isWatched = kept?.watched ?? false

  function toggle() {
    const seen = isWatched ? null : last
    setProblem(keepOwn(raw, { ...NOTHING_OWN, ...kept, isWallet, watched: !isWatched, seen }))
  }

  return (
    <>
      <button type="button" className="button" onClick={toggle}>
        <Icon name={isWatched ? 'circle-check' : 'circle-dashed'} />
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
