import { withAddressBook } from '../shared/with-address-book.tsx'
import CollectionDetails from './CollectionDetails.tsx'
import { NftScreen } from './NftScreen.tsx'

/** An NFT collection. */
export default withAddressBook(function CollectionScreen() {
  return (
    <NftScreen families={[['/nft/collection/', 'collection']]}>
      {thing => thing.kind === 'collection' && <CollectionDetails {...thing} />}
    </NftScreen>
  )
})
