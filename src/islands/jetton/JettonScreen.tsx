import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import * as searchWords from '#words/search.ts'
import { symbolOf } from '../../domain/foreign/names.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { addressPath, pathArgument } from '../../routes.ts'
import { $jetton } from '../../stores/jetton.ts'
import { friendlyAddress, looksFriendly, parseAddress, type RawAddress } from '../../ton/address.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Missing } from '../../ui/base/Missing.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { Compare } from '../compare/Compare.tsx'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { JettonFacts } from './JettonFacts.tsx'
import { HoldersPlace, JettonHead, JettonSkeleton, JettonWorth } from './JettonHead.tsx'

// A list below the first sight, with its paging.
const TopHolders = lazy(() => import('./TopHolders.tsx'))

const fact = () => import('../../stores/compare/supply.ts')

/** One jetton: which it is comes from the address of its master, in any form. */
export default withAddressBook(function JettonScreen() {
  const location = useLocation()
  if (!location) return <JettonSkeleton />
  const text = pathArgument(location.pathname, '/jetton/') ?? ''
  const raw = parseAddress(text)?.raw
  return raw ? <Known raw={raw} /> : <NoSuchAddress text={text} />
})

function Known({ raw }: { raw: RawAddress }) {
  return (
    <Loaded
      query={$jetton(raw)}
      framed
      name={jettonWords.title}
      failed={jettonWords.failed}
      notFound={<NoJetton raw={raw} />}
      loading={<JettonSkeleton />}
      compare={shown => <Compare shown={shown} fact={fact} />}
    >
      {jetton => <Details jetton={jetton} />}
    </Loaded>
  )
}

function Details({ jetton }: { jetton: JettonDetails }) {
  return (
    <>
      <DocumentTitle name={symbolOf(jetton)} />
      <JettonHead jetton={jetton} />
      <JettonWorth jetton={jetton} />
      <JettonFacts jetton={jetton} />
      <LazyBoundary fallback={<HoldersPlace />}>
        <TopHolders jetton={jetton} />
      </LazyBoundary>
    </>
  )
}

function NoJetton({ raw }: { raw: RawAddress }) {
  return (
    <Missing
      name={jettonWords.title}
      title={jettonWords.notFound}
      action={
        <a className="button" href={addressPath(friendlyAddress(raw))}>
          {commonWords.viewAsAddress}
        </a>
      }
    >
      {jettonWords.notKnown}
    </Missing>
  )
}

const NoSuchAddress = ({ text }: { text: string }) => (
  <Missing name={jettonWords.title} title={jettonWords.notFound}>
    {looksFriendly(text) && text.length === 48 ? searchWords.checksum : jettonWords.forms}
  </Missing>
)
