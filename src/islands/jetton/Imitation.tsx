import { useState } from 'react'
import * as trustWords from '#words/trust.ts'
import type { Jetton } from '../../domain/jetton/jetton.ts'
import { type Namesake, namesakeOf, soughtLooks } from '../../domain/search/namesake.ts'
import { jettonPath } from '../../routes.ts'
import { $namedLike, savedNames } from '../../stores/namesake.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Band } from '../../ui/warnings/Band.tsx'

/** Warning that a whitelisted jetton looks like this one, with a link to it; empty if none is known. Searches if saved answers know none. */
export default function Imitation({ jetton }: { jetton: Jetton }) {
  const [names] = useState(savedNames)
  const saved = namesakeOf(jetton, names)
  return saved ? <Warning namesake={saved} /> : <Searched jetton={jetton} looks={soughtLooks(jetton)} />
}

type Sought = { jetton: Jetton; looks: readonly string[] }

function Searched({ jetton, looks: [look, ...others] }: Sought) {
  return look ? <SearchedFor look={look} jetton={jetton} looks={others} /> : null
}

/** Searches for one look, and for the others if it finds nothing. */
function SearchedFor({ look, jetton, looks }: Sought & { look: string }) {
  const found = useQuery($namedLike(look))
  if (found.status !== 'ready') return null
  const namesake = namesakeOf(jetton, found.value)
  return namesake ? <Warning namesake={namesake} /> : <Searched jetton={jetton} looks={looks} />
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
