import * as tokenRatesWords from '#words/token-rates.ts'
import type { Currency, TokenRate } from '../../domain/market/market.ts'
import { priceText } from '../../domain/market/price-text.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { MISSING } from '../../domain/text/format.ts'
import { $tokenRates } from '../../stores/markets.ts'
import { friendlyAddress, parseAddress } from '../../ton/address.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { Change } from '../../ui/charts/Change.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** Rates of all tokens in the chosen currency. */
export default function TokenRateGrid({ currency }: { currency: Currency }) {
  return (
    <Panel title={tokenRatesWords.title} aside={<p className="label">{currency.toUpperCase()}</p>}>
      <Loaded
        query={$tokenRates(currency)}
        failed={tokenRatesWords.failed}
        empty={{ title: tokenRatesWords.none, when: rates => Object.keys(rates).length === 0 }}
        loading={<div className="min-h-24" />}
      >
        {rates => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-3 p-3 md:p-4">
            {Object.entries(rates).map(([token, rate]) => (
              <li key={token} className="rounded border border-line px-4 py-3">
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <bdi className="font-600 truncate">{nameOf(token)}</bdi>
                  <span className="text-lg break-all">
                    {rate.price == null ? MISSING : priceText(rate.price, currency)}
                  </span>
                </p>
                <Changes rate={rate} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

function nameOf(token: string): string {
  const raw = parseAddress(token)?.raw
  return raw ? shortAddress(friendlyAddress(raw)) : token
}

function Changes({ rate: { day, week, month } }: { rate: TokenRate }) {
  const changes = [
    { span: tokenRatesWords.day, percent: day },
    { span: tokenRatesWords.week, percent: week },
    { span: tokenRatesWords.month, percent: month },
  ]
  return (
    <dl className="flex flex-wrap gap-x-4 text-xs mt-1">
      {changes.map(({ span, percent }) => (
        <div key={span} className="flex gap-1">
          <dt className="text-faint">{span}</dt>
          <dd>
            <Change percent={percent} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
