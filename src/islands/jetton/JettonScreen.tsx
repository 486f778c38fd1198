import { lazy, type ReactNode, useEffect } from 'react'
import { symbolOf } from '../../domain/foreign/names.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { addressPath, pathArgument } from '../../routes.ts'
import { $jetton } from '../../stores/jetton.ts'
import { friendlyAddress, looksFriendly, parseAddress, type RawAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { jettonWords } from '../../words/en/jetton.ts'
import { searchWords } from '../../words/en/search.ts'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { JettonFacts } from './JettonFacts.tsx'
import { HoldersPlace, JettonHead, JettonSkeleton, JettonWorth } from './JettonHead.tsx'

// A list below the first sight, with its paging.
const TopHolders = lazy(() => import('./TopHolders.tsx'))

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
      name="Jetton"
      failed={jettonWords.failed}
      notFound={<NoJetton raw={raw} />}
      loading={<JettonSkeleton />}
    >
      {jetton => <Details jetton={jetton} />}
    </Loaded>
  )
}

function Details({ jetton }: { jetton: JettonDetails }) {
  const symbol = symbolOf(jetton)
  useEffect(() => {
    document.title = `${symbol} · Nanoscope`
  }, [symbol])
  return (
    <>
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
      why="The indexer knows no jetton at this address. It may be an account of another kind."
      action={
        <a className="button" href={addressPath(friendlyAddress(raw))}>
          View as regular address
        </a>
      }
    />
  )
}

function NoSuchAddress({ text }: { text: string }) {
  return (
    <Missing
      why={
        looksFriendly(text) && text.length === 48
          ? searchWords.checksum
          : 'A jetton is found by the address of its master contract: 48 characters that begin with EQ or the like, or 0: and 64 hexadecimal characters.'
      }
    />
  )
}

function Missing({ why, action }: { why: string; action?: ReactNode }) {
  return (
    <>
      <h1 className="text-xl font-600 mb-4">Jetton</h1>
      <section className="panel">
        <Notice title={jettonWords.notFound} action={action}>
          {why}
        </Notice>
      </section>
    </>
  )
}
