import { lazy, memo, type ReactNode, Suspense } from 'react'
import * as commonWords from '#words/common.ts'
import * as jettonsWords from '#words/jettons.ts'
import { jettonNameOf, symbolOf } from '../../domain/foreign/names.ts'
import type { JettonRow } from '../../domain/jetton/list.ts'
import { shortAmount } from '../../domain/jetton/short-amount.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { abbreviate } from '../../domain/text/abbreviate.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { pictureOf } from '../../domain/token/trust.ts'
import { jettonPath } from '../../routes.ts'
import { $jettonRates } from '../../stores/jetton-rates.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { JettonMarks } from '../../ui/cards/JettonMarks.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { CARDS } from './JettonsSkeleton.tsx'
import type { JettonRate } from './jetton-rate.ts'

// Prices come after the jettons.
const JettonTrend = lazy(() => import('./JettonTrend.tsx'))
const JettonCap = lazy(() => import('./JettonCap.tsx'))

export function JettonCards({ jettons, page }: { jettons: JettonRow[]; page: number }) {
  const { shown, end } = useGrowing(jettons, { initial: CARDS })
  const rates = useQuery($jettonRates(page))
  const rateOf = (address: string): JettonRate =>
    rates.status === 'ready' ? (rates.value[address] ?? 'none') : rates.status === 'failed' ? 'failed' : 'loading'
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3 p-3 md:p-4">
        {shown.map((jetton, place) => (
          // Keyed by position: when prices change the order, cards change in place and nothing moves.
          <JettonCard key={place} jetton={jetton} rate={rateOf(jetton.address)} />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

type CardProps = { jetton: JettonRow; rate: JettonRate }

const JettonCard = memo(({ jetton, rate }: CardProps) => {
  const address = friendlyAddress(jetton.address)
  const { supply, holders, decimals } = jetton
  const symbol = symbolOf(jetton)
  return (
    <li className="panel p-4 flex flex-col gap-3 min-w-0 bg-bg">
      <div className="flex items-start gap-3">
        <TokenImage src={pictureOf(jetton)} name={jetton.symbol ?? ''} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="font-600 truncate">
            <bdi>{symbol}</bdi>
          </h2>
          <p className="label truncate">
            <bdi>{jettonNameOf(jetton)}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-2">
            <JettonMarks jetton={jetton} />
          </p>
        </div>
        {holders !== null && holders > 0 && (
          <span className="rounded-full border border-line bg-raised px-2 py-0.5 text-xs whitespace-nowrap">
            {jettonsWords.holderCount(holders, abbreviate(holders))}
          </span>
        )}
      </div>
      <Suspense fallback={<div className="h-10" />}>
        <JettonTrend address={jetton.address} rate={rate} />
      </Suspense>
      <dl className="grid grid-cols-3 gap-2 text-sm">
        <Figure label={jettonsWords.supply} title={supply === null ? undefined : groupDigits(supply)}>
          {supply === null ? '—' : shortAmount(supply, decimals)}
        </Figure>
        <Figure label={commonWords.holders}>{holders ? groupDigits(holders) : commonWords.missing}</Figure>
        <Figure label={jettonsWords.marketCap} title={jettonsWords.marketCapHint}>
          <Suspense fallback={MISSING}>
            <JettonCap jetton={jetton} rate={rate} />
          </Suspense>
        </Figure>
      </dl>
      <div className="flex items-center justify-between gap-2 mt-auto pt-2 border-t border-line text-sm">
        <span className="inline-flex items-center gap-1 min-w-0">
          <span className="hash" title={address}>
            {shortAddress(address)}
          </span>
          <CopyButton text={address} what={jettonsWords.addressOf(symbol)} />
        </span>
        <a className="link inline-flex items-center min-h-6" href={jettonPath(address)}>
          {jettonsWords.details}
          <span className="sr-only">{jettonsWords.detailsOf(symbol)}</span>
        </a>
      </div>
    </li>
  )
})

function Figure({ label, title, children }: { label: string; title?: string | undefined; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="break-words" title={title}>
        {children}
      </dd>
    </div>
  )
}
