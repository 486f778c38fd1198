import { lazy } from 'react'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { ItemDetails } from './ItemDetails.tsx'
import { NftSkeleton } from './NftHead.tsx'
import { NftScreen } from './NftScreen.tsx'

// Links to collections say what they lead to.
const CollectionDetails = lazy(() => import('./CollectionDetails.tsx'))

/** An NFT item, or a collection where the path does not say which it is. */
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
