import { useStore } from '@nanostores/react'
import { memo, useDeferredValue } from 'react'
import { cleanText } from '../../domain/clean-text.ts'
import { abbreviate, groupDigits } from '../../domain/format.ts'
import { type JettonRow, marketValue } from '../../domain/jetton-list.ts'
import { shortMoney, type TokenRate } from '../../domain/market.ts'
import { shortAmount } from '../../domain/share.ts'
import { shortAddress } from '../../domain/short.ts'
import { pictureOf } from '../../domain/trust.ts'
import { jettonPath } from '../../routes.ts'
import { $jettonRates } from '../../stores/jettons.ts'
import { formatAddress } from '../../ton/address.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { JettonMarks } from '../../ui/JettonMarks.tsx'
import { TokenImage } from '../../ui/TokenImage.tsx'
import { useGrowing } from '../../ui/use-growing.ts'
import { JettonTrend, type Told } from './JettonTrend.tsx'

const STEP = 30

export function JettonCards({ jettons, page }: { jettons: JettonRow[]; page: number }) {
  const { shown, end } = useGrowing(jettons, STEP)
  const rates = useDeferredValue(useStore($jettonRates(page), { ssr: 'initial' }))
  const told = (address: string): Told =>
    rates.status === 'ready' ? (rates.value[address] ?? 'none') : rates.status === 'failed' ? 'failed' : 'loading'
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3 p-3 md:p-4">
        {shown.map(jetton => (
          <JettonCard key={jetton.address} jetton={jetton} told={told(jetton.address)} />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

const JettonCard = memo(({ jetton, told }: { jetton: JettonRow; told: Told }) => {
  const address = formatAddress(jetton.address, { bounceable: true, testOnly: false })
  const { supply, holders, decimals } = jetton
  const symbol = cleanText(jetton.symbol ?? 'UNKNOWN', 24)
  return (
    <li className="panel p-4 flex flex-col gap-3 min-w-0 bg-bg">
      <div className="flex items-start gap-3">
        <TokenImage src={pictureOf(jetton)} name={jetton.symbol ?? ''} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="font-600 truncate">
            <bdi>{symbol}</bdi>
          </h2>
          <p className="label truncate">
            <bdi>{cleanText(jetton.name ?? 'Unknown Jetton', 60)}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-2">
            <JettonMarks jetton={jetton} />
          </p>
        </div>
        {holders !== null && holders > 0 && (
          <span className="rounded-full border border-line bg-raised px-2 py-0.5 text-xs whitespace-nowrap">
            {abbreviate(holders)} {holders === 1 ? 'holder' : 'holders'}
          </span>
        )}
      </div>
      <JettonTrend address={jetton.address} told={told} />
      <dl className="grid grid-cols-3 gap-2 text-sm">
        <Figure label="Supply" title={supply === null ? undefined : groupDigits(supply)}>
          {supply === null ? '—' : shortAmount(supply, decimals)}
        </Figure>
        <Figure label="Holders">{holders ? groupDigits(holders) : 'N/A'}</Figure>
        <Figure label="Market cap" title="Price × supply">
          {capOf(jetton, told)}
        </Figure>
      </dl>
      <div className="flex items-center justify-between gap-2 mt-auto pt-2 border-t border-line text-sm">
        <span className="inline-flex items-center gap-1 min-w-0">
          <span className="hash" title={address}>
            {shortAddress(address)}
          </span>
          <CopyButton text={address} what={`address of ${symbol}`} />
        </span>
        <a className="link inline-flex items-center min-h-6" href={jettonPath(address)}>
          View Details<span className="sr-only"> of {symbol}</span>
        </a>
      </div>
    </li>
  )
})

function capOf(jetton: JettonRow, told: Told): string {
  const rate: TokenRate | undefined = typeof told === 'object' ? told : undefined
  const value = rate?.price == null ? null : marketValue(jetton, rate.price)
  return value === null ? '—' : shortMoney(value, 'usd')
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
