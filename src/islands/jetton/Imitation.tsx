import * as trustWords from '#words/trust.ts'
import type { Jetton } from '../../domain/jetton/jetton.ts'
import { namesakeOf, soughtLook } from '../../domain/search/namesake.ts'
import { jettonPath } from '../../routes.ts'
import { $namedLike } from '../../stores/namesake.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Band } from '../../ui/warnings/Band.tsx'

/** Warning that a whitelisted jetton looks like this one, with a link to it; empty if none exists. */
export default function Imitation({ jetton }: { jetton: Jetton }) {
  const look = soughtLook(jetton)
  return look ? <Namesake jetton={jetton} look={look} /> : null
}

function Namesake({ jetton, look }: { jetton: Jetton; look: string }) {
  const found = useQuery($namedLike(look))
  const namesake = found.status === 'ready' ? namesakeOf(jetton, found.value) : undefined
  if (!namesake) return null
  return (
    <Band tone="warn">
      {trustWords.namesake}{' '}
      <a href={jettonPath(friendlyAddress(namesake.raw))} className="underline">
        <bdi>{namesake.name}</bdi>
      </a>
      {trustWords.notTheSame}
    </Band>
  )
}
