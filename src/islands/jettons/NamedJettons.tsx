import { useEffect, useReducer, useState } from 'react'
import * as toolsWords from '#words/jetton-tools.ts'
import * as searchWords from '#words/search.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import type { NamedThing } from '../../domain/search/named.ts'
import { jettonPath } from '../../routes.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { TrustMark } from '../../ui/token/TrustMark.tsx'
import { lookedUp, lookUp } from '../search/looked-up.ts'

type Props = { text: string; name: string; isAsked: boolean; onAsk: () => void }

/** Jettons of all pages whose name begins like the typed text: tonapi is asked on click or Enter. */
export default function NamedJettons({ text, name, isAsked, onAsk }: Props) {
  const [failure, setFailure] = useState('')
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (isAsked) void lookUp(text, name, redraw).then(setFailure)
  }, [isAsked, text, name])
  const things = lookedUp(text)?.things
  const jettons = things?.filter(({ kind }) => kind === 'jetton')
  const said =
    failure || (jettons?.length ? searchWords.foundByName : things ? toolsWords.noneNamed : searchWords.isAsking)
  return (
    <div className="px-4 md:px-5 py-3 border-t border-line">
      {!isAsked && (
        <button type="button" className="button" onClick={onAsk}>
          {searchWords.askNames(name)} ({searchWords.asksTonapi})
        </button>
      )}
      <p role="status" className="label">
        {isAsked && said}
      </p>
      {isAsked && jettons && jettons.length > 0 && (
        <ul aria-label={toolsWords.named} className="mt-2">
          {jettons.map(jetton => (
            <Found key={jetton.raw} jetton={jetton} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Found({ jetton: { raw, name, trust } }: { jetton: NamedThing }) {
  const address = friendlyAddress(raw)
  return (
    <li className="flex flex-wrap items-center gap-x-3 min-h-11">
      <a href={jettonPath(address)} className="link break-words min-w-0">
        <bdi>{name}</bdi>
      </a>
      <TrustMark trust={trust} />
      <span className="hash text-xs text-muted">{shortAddress(address)}</span>
    </li>
  )
}
