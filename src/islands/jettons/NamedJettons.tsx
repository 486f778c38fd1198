import { useEffect, useReducer } from 'react'
import * as toolsWords from '#words/jetton-tools.ts'
import * as searchWords from '#words/search.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import type { NamedThing } from '../../domain/search/named.ts'
import { jettonPath } from '../../routes.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { TrustMark } from '../../ui/token/TrustMark.tsx'
import { type LookedUp, lookedUp, lookUp } from '../search/looked-up.ts'

type Props = { text: string; name: string; isAsked: boolean; onAsk: () => void }

/** Jettons on any page whose name begins like the typed text; tonapi is queried on click or Enter. */
export default function NamedJettons({ text, name, isAsked, onAsk }: Props) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (isAsked) void lookUp(text, name, redraw)
  }, [isAsked, text, name])
  const names = lookedUp(text)?.names ?? 'asking'
  const jettons = typeof names === 'string' ? [] : names.filter(({ kind }) => kind === 'jetton')
  return (
    <div className="px-4 md:px-5 py-3 border-t border-line">
      {!isAsked && (
        <button type="button" className="button" onClick={onAsk}>
          {searchWords.askNames(name)} ({searchWords.asksTonapi})
        </button>
      )}
      <p role="status" className="label">
        {isAsked && saidOf(names, jettons.length)}
      </p>
      {isAsked && jettons.length > 0 && (
        <ul aria-label={toolsWords.named} className="mt-2">
          {jettons.map(jetton => (
            <Found key={jetton.raw} jetton={jetton} />
          ))}
        </ul>
      )}
    </div>
  )
}

function saidOf(names: LookedUp['names'], jettons: number): string {
  if (names === 'asking') return searchWords.isAsking
  if (names === 'failed') return searchWords.noNames
  return jettons > 0 ? searchWords.foundByName : toolsWords.noneNamed
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
