import * as addressWords from '#words/address.ts'
import * as nftWords from '#words/nft.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import { addressPath } from '../../routes.ts'
import { $someCollections } from '../../stores/nft.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** Collections of a network other than mainnet, whose well-known ones are not on it. */
export default function NftCollections() {
  return (
    <div className="panel flex flex-col min-h-60">
      <Loaded
        query={$someCollections()}
        failed={nftWords.collectionFailed}
        empty={{ title: addressWords.noNfts, when: collections => collections.length === 0 }}
        loading={<div className="min-h-125 sm:min-h-50" />}
      >
        {collections => (
          <ul className="grid sm:grid-cols-2 lg:grid-cols-3 gap-3 pad">
            {collections.map(({ address: raw, name }) => {
              const address = friendlyAddress(raw)
              return (
                <li key={raw} className="min-w-0">
                  <a className="panel block px-4 py-3 no-underline hover:border-edge" href={addressPath(address)}>
                    <bdi className="block font-600 truncate">{nftNameOf({ name })}</bdi>
                    <span className="hash text-muted block truncate">{address}</span>
                  </a>
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </div>
  )
}
