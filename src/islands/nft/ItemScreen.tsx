import { lazy } from 'react'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { ItemDetails } from './ItemDetails.tsx'
import { NftSkeleton } from './NftHead.tsx'
import { NftScreen } from './NftScreen.tsx'

// Lazy: links to collections usually use their own path.
const CollectionDetails = lazy(() => import('./CollectionDetails.tsx'))

/** An NFT item; or a collection, if the path leaves the kind open. */
export default withAddressBook(function ItemScreen() {
  return (
    <NftScreen
      families={[
        ['/nft/item/', 'item'],
        ['/nft/', 'any'],
      ]}
    >
      {thing =>
        thing.kind === 'item' ? (
          <ItemDetails {...thing} />
        ) : (
          <LazyBoundary fallback={<NftSkeleton />}>
            <CollectionDetails {...thing} />
          </LazyBoundary>
        )
      }
    </NftScreen>
  )
})
