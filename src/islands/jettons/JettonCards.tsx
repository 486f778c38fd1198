import { lazy, memo } from 'react'
import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import * as jettonsWords from '#words/jettons.ts'
import { jettonNameOf, symbolOf } from '../../domain/foreign/names.ts'
import type { JettonRow } from '../../domain/jetton/list.ts'
import { isImpossible } from '../../domain/jetton/plausible.ts'
import { shortAmount } from '../../domain/jetton/short-amount.ts'
import type { Exchange } from '../../domain/market/market.ts'
import { formatAmount } from '../../domain/notation/amount.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { abbreviate } from '../../domain/text/abbreviate.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { pictureOf } from '../../domain/token/trust.ts'
import { jettonPath } from '../../routes.ts'
import { $exchange } from '../../stores/exchange.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { JettonMarks } from '../../ui/cards/JettonMarks.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { CARDS, GRID } from './JettonsSkeleton.tsx'
import { marketCap, priceOf } from './jetton-figures.ts'
import type { JettonRate } from './jetton-rate.ts'
import { useRates } from './use-rates.ts'

// Lazy: prices are loaded after the jettons.
const JettonTrend = lazy(() => import('./JettonTrend.tsx'))

export default function JettonCards({ jettons, page }: { jettons: JettonRow[]; page: number }) {
  const { shown, end } = useGrowing(jettons, { initial: CARDS })
  const rateOf = useRates(page)
  const exchange = useQuery($exchange)
  return (
    <>
      <ul className={GRID}>
        {shown.map((jetton, place) => (
          // Keyed by position: when prices change the order, cards change in place and nothing moves.
          <JettonCard key={place} jetton={jetton} rate={rateOf(jetton.address)} exchange={exchange} />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

type CardProps = { jetton: JettonRow; rate: JettonRate; exchange: Exchange }

/** A card; on phones a row of two lines that is one link. */
const JettonCard = memo(({ jetton, rate, exchange }: CardProps) => {
  const path = jettonPath(friendlyAddress(jetton.address))
  const { supply, holders, decimals } = jetton
  const symbol = symbolOf(jetton)
  const price = priceOf(rate, exchange)
  const cap = marketCap(jetton, rate, exchange)
  return (
    <li className="relative flex flex-col gap-3 min-w-0 md:(panel p-4 bg-bg) max-md:(px-4 py-2.5 border-t border-line)">
      <div className="flex items-start gap-3 max-[359px]:(gap-2 -mx-1)">
        <TokenImage src={pictureOf(jetton)} name={jetton.symbol ?? ''} size={40} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-x-2 md:flex-wrap">
            <h2 className="font-600 truncate">
              <a
                className="text-inherit no-underline hover:underline max-md:after:(content-empty absolute inset-0)"
                href={path}
              >
                <bdi>{symbol}</bdi>
              </a>
            </h2>
            <span className="flex flex-wrap gap-x-2 shrink-0">
              <JettonMarks jetton={jetton} />
            </span>
          </div>
          <p className="label truncate">
            <bdi>{jettonNameOf(jetton)}</bdi>
          </p>
        </div>
        <p className="md:hidden text-right shrink-0">
          {price}
          <span className="label block">{cap === MISSING ? <HolderCount jetton={jetton} /> : cap}</span>
        </p>
        {holders !== null && holders > 0 && (
          <span className="max-md:hidden rounded-full border border-line bg-raised px-2 py-0.5 text-xs whitespace-nowrap">
            <HolderCount jetton={jetton} />
          </span>
        )}
      </div>
      <div className="max-md:hidden flex flex-col gap-3 flex-1">
        <LazyBoundary fallback={<div className="h-10" />}>
          <JettonTrend address={jetton.address} rate={rate} currency={exchange.currency} />
        </LazyBoundary>
        <dl className="grid grid-cols-2 gap-2 text-sm">
          <Figure label={jettonWords.price}>{price}</Figure>
          <Figure label={jettonsWords.marketCap} title={jettonsWords.marketCapHint}>
            {cap}
          </Figure>
          <Figure label={commonWords.holders}>{holders ? groupDigits(holders) : MISSING}</Figure>
          <Figure label={jettonsWords.supply} title={supply === null ? undefined : formatAmount(supply, decimals)}>
            {isImpossible(jetton) ? jettonsWords.impossible : supply === null ? MISSING : shortAmount(supply, decimals)}
          </Figure>
        </dl>
        <Foot jetton={jetton} symbol={symbol} path={path} />
      </div>
    </li>
  )
})

function HolderCount({ jetton: { holders } }: { jetton: JettonRow }) {
  return holders ? jettonsWords.holderCount(holders, abbreviate(holders)) : MISSING
}

function Foot({ jetton, symbol, path }: { jetton: JettonRow; symbol: string; path: string }) {
  const address = friendlyAddress(jetton.address)
  return (
    <div className="flex items-center justify-between gap-2 mt-auto pt-2 border-t border-line text-sm">
      <span className="inline-flex items-center gap-1 min-w-0">
        <span className="hash" title={address}>
          {shortAddress(address)}
        </span>
        <CopyButton text={address} what={jettonsWords.addressOf(symbol)} />
      </span>
      <a className="link inline-flex items-center min-h-6" href={path}>
        {jettonsWords.details}
        <span className="sr-only">{jettonsWords.detailsOf(symbol)}</span>
      </a>
    </div>
  )
}

function Figure({ label, title, children }: { label: string; title?: string | undefined; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="break-words" title={title}>
        {children}
      </dd>
    </div>
  )
}
