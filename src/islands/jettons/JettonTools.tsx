import { type SubmitEvent, useEffect, useState } from 'react'
import * as toolsWords from '#words/jetton-tools.ts'
import { fitsText } from '../../domain/jetton/find.ts'
import type { Jetton } from '../../domain/jetton/jetton.ts'
import type { JettonPage, JettonRow, JettonSort } from '../../domain/jetton/list.ts'
import type { TokenRates } from '../../domain/market/market.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { soughtName } from '../../domain/search/named.ts'
import type { Query } from '../../lib/query-state.ts'
import { jettonPath } from '../../routes.ts'
import { friendlyAddress, parseAddress } from '../../ton/address.ts'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { isAtRest } from '../../ui/feeds/use-held.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { useFirst } from './use-first.ts'

/** Narrowing of a list: prices for sorting, filter by the search text, and that text if a name can be looked up. */
export type Narrowed = {
  rates?: TokenRates
  fits?: (jetton: Jetton) => boolean
  sought?: { text: string; name: string; isAsked: boolean } | undefined
}

type Props = {
  list: Query<JettonPage>
  page: number
  prices: Query<TokenRates>
  sort: JettonSort
  /** prices used for sorting */
  rates: TokenRates | undefined
  onNarrow: (more: Narrowed) => void
}

const NOTHING: JettonPage = { jettons: [], unnamed: 0, unreadable: 0 }

/** Searches the page's jettons. Sorts them by price once the prices are loaded, unless the visitor has begun to read the list. */
export default function JettonTools({ list, page, prices, sort, rates, onNarrow }: Props) {
  const [text, setText] = useState('')
  const state = useQuery(list)
  const { jettons } = useFirst(state.status === 'ready' ? state.value : NOTHING, page)
  const raw = parseAddress(text.trim())?.raw
  const path = raw && jettonPath(friendlyAddress(raw))

  function write(next: string) {
    setText(next)
    onNarrow({ fits: fitsText(next), sought: soughtOf(next, false) })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (path) location.assign(path)
    else onNarrow({ sought: soughtOf(text, true) })
  }

  return (
    <>
      <search className="grid sm:grid-cols-[minmax(0,360px)_minmax(0,1fr)] items-center gap-x-4">
        <form onSubmit={submit}>
          <input
            type="search"
            value={text}
            className="field"
            aria-label={toolsWords.search}
            placeholder={toolsWords.placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={event => write(event.target.value)}
          />
        </form>
        <p role="status" className="label min-h-6 leading-6 max-sm:mt-1">
          {raw && path ? (
            <a className="link" href={path}>
              {toolsWords.open(shortAddress(friendlyAddress(raw)))}
            </a>
          ) : (
            statusOf(jettons, text, sort)
          )}
        </p>
      </search>
      {sort === 'marketcap' && <Prices prices={prices} applied={rates} onApply={rates => onNarrow({ rates })} />}
    </>
  )
}

function soughtOf(text: string, isAsked: boolean): Narrowed['sought'] {
  const name = soughtName(text)
  return name === undefined ? undefined : { text, name, isAsked }
}

function statusOf(jettons: JettonRow[], text: string, sort: JettonSort): string {
  const all = jettons.length
  if (all === 0) return ''
  if (!text.trim()) return toolsWords.sorted[sort](all)
  const count = jettons.filter(fitsText(text)).length
  if (count > 0) return toolsWords.found(count, all)
  return soughtName(text) ? toolsWords.noneHere(all) : toolsWords.none(all)
}

type PricesProps = { prices: Query<TokenRates>; applied: TokenRates | undefined; onApply: (rates: TokenRates) => void }

function Prices({ prices, applied, onApply }: PricesProps) {
  const state = useQuery(prices)
  const rates = state.status === 'ready' ? state.value : undefined
  useEffect(() => {
    if (rates && rates !== applied && isAtRest(document.querySelector('#jettons'))) onApply(rates)
  })
  if (!rates || rates === applied) return null
  return <NewRows count={1} words={() => toolsWords.pricesCame} onShow={() => onApply(rates)} />
}
