import * as addressWords from '#words/address.ts'
import { type TokenKind, tokenKind } from '../../domain/account/token-kind.ts'
import { jettonPath, nftCollectionPath, nftPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'

const PAGES: Record<TokenKind, { name: string; path: (address: string) => string }> = {
  jetton: { name: addressWords.openAsJetton, path: jettonPath },
  collection: { name: addressWords.openAsCollection, path: nftCollectionPath },
  item: { name: addressWords.openAsNft, path: nftPath },
}

/** Link to the page about a token, by the interfaces recognised in its contract. */
export function OwnPage({ raw, interfaces }: { raw: RawAddress; interfaces: string[] }) {
  const kind = tokenKind(interfaces)
  if (!kind) return null
  const { name, path } = PAGES[kind]
  return (
    <a className="link" href={path(friendlyAddress(raw))}>
      {name}
    </a>
  )
}
