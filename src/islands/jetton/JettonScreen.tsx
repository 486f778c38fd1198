import { lazy, type ReactNode } from 'react'
import * as jettonWords from '#words/jetton.ts'
import { symbolOf } from '../../domain/foreign/names.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { pathArgument } from '../../routes.ts'
import { $jetton, $jettonRate } from '../../stores/jetton.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Loaded, Loading } from '../../ui/query/Loaded.tsx'
import { Compare } from '../compare/Compare.tsx'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { JettonFacts } from './JettonFacts.tsx'
import { BelowFactsPlace, JettonHead, JettonSkeleton, PowersPlace, PricesPlace, WorthPlace } from './JettonHead.tsx'

// Lazy: prices are loaded after the jetton.
const JettonWorth = lazy(() => import('./JettonWorth.tsx'))
const Powers = lazy(() => import('./Powers.tsx'))
// Lazy: most opened addresses are jettons.
const NoJetton = lazy(() => import('./NoJetton.tsx'))
const BelowFacts = lazy(() => import('./BelowFacts.tsx'))
// Lazy: most opened jettons are whitelisted.
const Imitation = lazy(() => import('./Imitation.tsx'))

const fact = () => import('../../stores/compare/supply.ts')

/** One jetton, by its master's address in any form. */
export default withAddressBook(function JettonScreen() {
  const location = useLocation()
  if (!location)
    return (
      <Loading framed prefetched>
        <JettonSkeleton />
      </Loading>
    )
  const text = pathArgument(location.pathname, '/jetton/') ?? ''
  const raw = parseAddress(text)?.raw
  const none = (
    <LazyBoundary>
      <NoJetton text={text} />
    </LazyBoundary>
  )
  return raw ? <Known raw={raw} none={none} /> : none
})

function Known({ raw, none }: { raw: RawAddress; none: ReactNode }) {
  return (
    <Loaded
      query={$jetton(raw)}
      framed
      prefetched
      name={jettonWords.title}
      failed={jettonWords.failed}
      notFound={none}
      loading={<JettonSkeleton />}
      // Without its scale, a supply is unknown.
      actions={shown => shown.value.scale !== undefined && <Compare shown={shown} fact={fact} />}
    >
      {jetton => <Details jetton={jetton} />}
    </Loaded>
  )
}

function Details({ jetton }: { jetton: JettonDetails }) {
  const holders = jetton.holders ? groupDigits(jetton.holders) : MISSING
  return (
    <>
      <DocumentTitle name={symbolOf(jetton)} />
      <JettonHead jetton={jetton} />
      {jetton.trust !== 'whitelist' && (
        <LazyBoundary>
          <Imitation jetton={jetton} />
        </LazyBoundary>
      )}
      <PowersPlace>
        <LazyBoundary>
          <Powers jetton={jetton} />
        </LazyBoundary>
      </PowersPlace>
      <LazyBoundary fallback={<WorthPlace holders={holders} />}>
        <JettonWorth jetton={jetton} holders={holders} />
      </LazyBoundary>
      <JettonFacts jetton={jetton} />
      <LazyBoundary fallback={<BelowFactsPlace />}>
        <BelowFacts jetton={jetton} rate={$jettonRate(jetton.address)} pricesPlace={<PricesPlace />} />
      </LazyBoundary>
    </>
  )
}
