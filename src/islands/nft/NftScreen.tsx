import { lazy, type ReactNode } from 'react'
import * as nftWords from '#words/nft.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import type { NftThing } from '../../domain/nft/details.ts'
import { base, pathArgument } from '../../routes.ts'
import { $nft, type NftKind } from '../../stores/nft.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Loaded, Loading } from '../../ui/query/Loaded.tsx'
import { useLocation } from '../shared/use-location.ts'
import { NftSkeleton } from './NftHead.tsx'

// Lazy: most NFTs exist.
const NoNft = lazy(() => import('./NoNft.tsx'))

type Details = (thing: NftThing & { raw: RawAddress; name: string }) => ReactNode
type Props = {
  /** path prefixes of the page with their kinds; the first match applies */
  families: [prefix: string, kind: NftKind][]
  children: Details
}

/** Item or collection at the address in the path of an NFT page. */
export function NftScreen({ families, children }: Props) {
  const location = useLocation()
  if (!location)
    return (
      <Loading framed prefetched>
        <NftSkeleton />
      </Loading>
    )
  const { pathname } = location
  const [prefix, kind] = families.find(([prefix]) => pathname.startsWith(base + prefix)) ?? ['/nft/', 'any']
  const text = pathArgument(pathname, prefix) ?? ''
  const raw = parseAddress(text)?.raw
  const missing = (
    <LazyBoundary fallback={<NftSkeleton />}>
      <NoNft text={text} kind={kind} />
    </LazyBoundary>
  )
  if (!raw) return missing
  return (
    <Loaded
      framed
      prefetched
      name={nftWords.title}
      query={$nft(raw, kind)}
      failed={kind === 'collection' ? nftWords.collectionFailed : nftWords.itemFailed}
      notFound={missing}
      loading={<NftSkeleton />}
    >
      {thing => <Thing raw={raw} thing={thing} details={children} />}
    </Loaded>
  )
}

function Thing({ raw, thing, details }: { raw: RawAddress; thing: NftThing; details: Details }) {
  const name = nftNameOf(thing.kind === 'item' ? thing.item : thing.collection)
  return (
    <>
      <DocumentTitle name={name} />
      {details({ ...thing, raw, name })}
    </>
  )
}
