import { type ReactNode, useMemo } from 'react'
import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import * as jettonsWords from '#words/jettons.ts'
import { jettonNameOf, symbolOf } from '../../domain/foreign/names.ts'
import type { JettonRow } from '../../domain/jetton/list.ts'
import { isImpossible } from '../../domain/jetton/plausible.ts'
import type { Exchange } from '../../domain/market/market.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { pictureOf } from '../../domain/token/trust.ts'
import { jettonPath } from '../../routes.ts'
import { $exchange } from '../../stores/exchange.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { byPlace, type Column, DataList } from '../../ui/base/DataList.tsx'
import { JettonMarks } from '../../ui/cards/JettonMarks.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { marketCap, priceOf } from './jetton-figures.ts'
import { type RateOf, useRates } from './use-rates.ts'

export default function JettonTable({ jettons, page }: { jettons: JettonRow[]; page: number }) {
  const { shown, end } = useGrowing(jettons)
  const rateOf = useRates(page)
  const exchange = useQuery($exchange)
  const columns = useMemo(() => columnsOf(rateOf, exchange), [rateOf, exchange])
  return (
    <>
      <DataList caption={jettonsWords.jettons} columns={columns} rows={shown} rowKey={byPlace} cardsBelow="xl" />
      <div ref={end} />
    </>
  )
}

/** Link in each cell of a row; only the first is in the tab order. */
function CellLink({ jetton, first, children }: { jetton: JettonRow; first?: boolean; children: ReactNode }) {
  return (
    <a
      href={jettonPath(friendlyAddress(jetton.address))}
      tabIndex={first ? undefined : -1}
      className={first ? 'link inline-block py-0.5' : 'text-inherit no-underline hover:underline underline-offset-3'}
    >
      {children}
    </a>
  )
}

const columnsOf = (rateOf: RateOf, exchange: Exchange): Column<JettonRow>[] => [
  {
    label: jettonWords.symbol,
    at: 'lead',
    cell: jetton => (
      <span className="inline-flex items-center gap-2 max-w-full align-middle">
        <TokenImage src={pictureOf(jetton)} name={jetton.symbol ?? ''} size={24} />
        <CellLink jetton={jetton} first>
          <bdi>{symbolOf(jetton)}</bdi>
        </CellLink>
        <JettonMarks jetton={jetton} />
      </span>
    ),
  },
  {
    label: jettonWords.name,
    at: 'sub',
    cell: jetton => (
      <CellLink jetton={jetton}>
        <bdi>{jettonNameOf(jetton)}</bdi>
      </CellLink>
    ),
  },
  {
    label: jettonWords.price,
    at: 'figure',
    end: true,
    cell: jetton => <CellLink jetton={jetton}>{priceOf(rateOf(jetton.address), exchange)}</CellLink>,
  },
  {
    label: jettonsWords.marketCap,
    at: 'when',
    end: true,
    cell: jetton => <CellLink jetton={jetton}>{marketCap(jetton, rateOf(jetton.address), exchange)}</CellLink>,
  },
  {
    label: commonWords.holders,
    end: true,
    cell: jetton => <CellLink jetton={jetton}>{jetton.holders ? groupDigits(jetton.holders) : MISSING}</CellLink>,
  },
  {
    label: jettonWords.totalSupply,
    end: true,
    cell: jetton => (
      <CellLink jetton={jetton}>
        {isImpossible(jetton) ? (
          <span className="text-bad">{jettonsWords.impossible}</span>
        ) : (
          <Amount units={jetton.supply} decimals={jetton.decimals} digits={2} unit="" />
        )}
      </CellLink>
    ),
  },
  {
    label: commonWords.address,
    cell: jetton => (
      <CellLink jetton={jetton}>
        <span className="hash" title={friendlyAddress(jetton.address)}>
          {shortAddress(friendlyAddress(jetton.address))}
        </span>
      </CellLink>
    ),
  },
]
