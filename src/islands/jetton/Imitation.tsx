import { useState } from 'react'
import * as trustWords from '#words/trust.ts'
import type { Jetton } from '../../domain/jetton/jetton.ts'
import { type Namesake, namesakeOf, soughtLook } from '../../domain/search/namesake.ts'
import { jettonPath } from '../../routes.ts'
import { $namedLike, savedNames } from '../../stores/namesake.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Band } from '../../ui/warnings/Band.tsx'

/** Warning that a whitelisted jetton looks like this one, with a link to it; empty if none is known. Searches if saved answers know none. */
export default function Imitation({ jetton }: { jetton: Jetton }) {
  const [names] = useState(savedNames)
  const saved = namesakeOf(jetton, names)
  const look = soughtLook(jetton)
  if (saved) return <Warning namesake={saved} />
  return look ? <Searched jetton={jetton} look={look} /> : null
}

function Searched({ jetton, look }: { jetton: Jetton; look: string }) {
  const found = useQuery($namedLike(look))
  const namesake = found.status === 'ready' ? namesakeOf(jetton, found.value) : undefined
  return namesake ? <Warning namesake={namesake} /> : null
}

function Warning({ namesake: { thing, alike } }: { namesake: Namesake }) {
  return (
    <Band tone="warn">
      {trustWords.namesake[alike]}{' '}
      <a href={jettonPath(friendlyAddress(thing.raw))} className="underline">
        <bdi>{thing.name}</bdi>
      </a>
      {trustWords.notTheSame}
    </Band>
  )
}
