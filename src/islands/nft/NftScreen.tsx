import { lazy, type ReactNode } from 'react'
import * as nftWords from '#words/nft.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import type { NftThing } from '../../domain/nft/details.ts'
import { pathArgument } from '../../routes.ts'
import { $nft, type NftKind } from '../../stores/nft.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { CollectionDetails } from './CollectionDetails.tsx'
import { ItemDetails } from './ItemDetails.tsx'

// Most NFTs exist.
const NoNft = lazy(() => import('./NoNft.tsx'))

const PREFIXES: [string, NftKind][] = [
  ['/nft/collection/', 'collection'],
  ['/nft/item/', 'item'],
]

/** An NFT item or collection: which it is comes from the address alone, or from the path where it says so. */
export default withAddressBook(function NftScreen() {
  const location = useLocation()
  if (!location) return <Skeleton />
  const [prefix, kind] = PREFIXES.find(([prefix]) => location.pathname.startsWith(prefix)) ?? ['/nft/', 'any']
  const text = pathArgument(location.pathname, prefix) ?? ''
  const raw = parseAddress(text)?.raw
  const missing = (
    <LazyBoundary fallback={<Skeleton />}>
      <NoNft text={text} kind={kind} />
    </LazyBoundary>
  )
  return raw ? <Asked raw={raw} kind={kind} missing={missing} /> : missing
})

function Asked({ raw, kind, missing }: { raw: RawAddress; kind: NftKind; missing: ReactNode }) {
  return (
    <Loaded
      framed
      name={nftWords.title}
      query={$nft(raw, kind)}
      failed={kind === 'collection' ? nftWords.collectionFailed : nftWords.itemFailed}
      notFound={missing}
      loading={<Skeleton />}
    >
      {thing => <Thing raw={raw} thing={thing} />}
    </Loaded>
  )
}

function Thing({ raw, thing }: { raw: RawAddress; thing: NftThing }) {
  const name = nftNameOf(thing.kind === 'item' ? thing.item : thing.collection)
  return (
    <>
      <DocumentTitle name={name} />
      {thing.kind === 'item' ? (
        <ItemDetails raw={raw} name={name} item={thing.item} />
      ) : (
        <CollectionDetails raw={raw} name={name} collection={thing.collection} />
      )}
    </>
  )
}

function Skeleton() {
  return (
    <div aria-busy="true" className="min-h-200">
      <h1 className="text-xl font-600 mb-4">{nftWords.title}</h1>
      <div className="panel pad flex flex-wrap gap-5 min-h-80">
        <span className="shimmer w-full md:w-72 aspect-square" />
        <div className="flex-1 min-w-60">
          <span className="shimmer h-7 w-60 max-w-full" />
        </div>
      </div>
    </div>
  )
}
