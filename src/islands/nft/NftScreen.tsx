import { type ReactNode, useEffect } from 'react'
import { nftNameOf } from '../../domain/foreign/names.ts'
import type { NftThing } from '../../domain/nft/details.ts'
import { addressPath, pathArgument } from '../../routes.ts'
import { $nft, type NftKind } from '../../stores/nft.ts'
import { friendlyAddress, looksFriendly, parseAddress, type RawAddress } from '../../ton/address.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { nftWords } from '../../words/en/nft.ts'
import { searchWords } from '../../words/en/search.ts'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { CollectionDetails } from './CollectionDetails.tsx'
import { ItemDetails } from './ItemDetails.tsx'

const PREFIXES: [string, NftKind][] = [
  ['/nft/collection/', 'collection'],
  ['/nft/item/', 'item'],
  ['/nft/', 'any'],
]

/** An NFT item or collection: which it is comes from the address alone, or from the path where it says so. */
export default withAddressBook(function NftScreen() {
  const location = useLocation()
  if (!location) return <Skeleton />
  const [prefix, kind] = PREFIXES.find(([prefix]) => location.pathname.startsWith(prefix)) ?? ['/nft/', 'any']
  const text = pathArgument(location.pathname, prefix) ?? ''
  const raw = parseAddress(text)?.raw
  return raw ? <Asked raw={raw} kind={kind} /> : <NoSuchAddress text={text} />
})

function Asked({ raw, kind }: { raw: RawAddress; kind: NftKind }) {
  return (
    <Loaded
      framed
      name="NFT"
      query={$nft(raw, kind)}
      failed={kind === 'collection' ? nftWords.collectionFailed : nftWords.itemFailed}
      notFound={<NoNft raw={raw} kind={kind} />}
      loading={<Skeleton />}
    >
      {thing => <Thing raw={raw} thing={thing} />}
    </Loaded>
  )
}

function Thing({ raw, thing }: { raw: RawAddress; thing: NftThing }) {
  const name = nftNameOf(thing.kind === 'item' ? thing.item : thing.collection)
  useEffect(() => {
    document.title = `${name} · Nanoscope`
  }, [name])
  return thing.kind === 'item' ? (
    <ItemDetails raw={raw} name={name} item={thing.item} />
  ) : (
    <CollectionDetails raw={raw} name={name} collection={thing.collection} />
  )
}

const NAMES: Record<NftKind, string> = { item: 'NFT item', collection: 'NFT collection', any: 'NFT item or collection' }

function NoNft({ raw, kind }: { raw: RawAddress; kind: NftKind }) {
  return (
    <Missing
      action={
        <a className="button" href={addressPath(friendlyAddress(raw))}>
          View as regular address
        </a>
      }
    >
      {`The indexer knows no ${NAMES[kind]} at this address. It may be an account of another kind.`}
    </Missing>
  )
}

function NoSuchAddress({ text }: { text: string }) {
  return (
    <Missing>
      {looksFriendly(text) && text.length === 48
        ? searchWords.checksum
        : 'An NFT is found by its address: 48 characters that begin with EQ or the like, or 0: and 64 hexadecimal characters.'}
    </Missing>
  )
}

function Missing({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <>
      <h1 className="text-xl font-600 mb-4">NFT</h1>
      <section className="panel">
        <Notice title={nftWords.notFound} action={action}>
          {children}
        </Notice>
      </section>
    </>
  )
}

function Skeleton() {
  return (
    <div aria-busy="true" className="min-h-200">
      <h1 className="text-xl font-600 mb-4">NFT</h1>
      <div className="panel pad flex flex-wrap gap-5 min-h-80">
        <span className="shimmer w-full md:w-72 aspect-square" />
        <div className="flex-1 min-w-60">
          <span className="shimmer h-7 w-60 max-w-full" />
        </div>
      </div>
    </div>
  )
}
