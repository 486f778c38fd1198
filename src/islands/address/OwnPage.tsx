import * as addressWords from '#words/address.ts'
import { jettonPath, nftCollectionPath, nftPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'

const PAGES: { sign: RegExp; name: string; path: (address: string) => string }[] = [
  { sign: /^jetton_master/, name: addressWords.openAsJetton, path: jettonPath },
  { sign: /^nft_collection/, name: addressWords.openAsCollection, path: nftCollectionPath },
  { sign: /^nft_item/, name: addressWords.openAsNft, path: nftPath },
]

/** The page that knows more of a token, by what the indexer recognised in its contract. */
export function OwnPage({ raw, interfaces }: { raw: RawAddress; interfaces: string[] }) {
  const page = PAGES.find(({ sign }) => interfaces.some(name => sign.test(name)))
  if (!page) return null
  return (
    <a className="link" href={page.path(friendlyAddress(raw))}>
      {page.name}
    </a>
  )
}
