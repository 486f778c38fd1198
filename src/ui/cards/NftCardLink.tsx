import type { ReactNode } from 'react'
import * as cardsWords from '#words/cards.ts'
import { cleanText, MAX_WORD_LENGTH } from '../../domain/foreign/clean-text.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import { ATTRIBUTES_SHOWN, type NftCard } from '../../domain/nft/nft.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { MISSING } from '../../domain/text/format.ts'
import { pictureOf } from '../../domain/token/trust.ts'
import { nftPath } from '../../routes.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { TokenImage } from '../token/TokenImage.tsx'
import { TrustMark } from '../token/TrustMark.tsx'

function collectionName(collection: NftCard['collection']): string {
  if (collection) return nftNameOf(collection)
  return collection === null ? cardsWords.noCollection : MISSING
}

/** An NFT as a card: image, name, offer or collection, first attributes, trust. */
export function NftCardLink({ item, offer }: { item: NftCard; offer?: ReactNode }) {
  const address = friendlyAddress(item.address)
  const name = nftNameOf({ name: item.name ?? item.domain })
  return (
    <li className="far-card">
      <a href={nftPath(address)} className="panel block h-full overflow-hidden no-underline hover:border-edge">
        <TokenImage src={pictureOf(item)} name={name} size={240} className="!w-full !h-auto aspect-square text-2xl" />
        <div className="p-3 flex flex-col gap-1">
          <bdi className="font-600 truncate">{name}</bdi>
          {offer ?? <bdi className="label truncate">{collectionName(item.collection)}</bdi>}
          {!offer && item.isOnSale && <span className="text-good font-600">{cardsWords.onSale}</span>}
          {item.description && <bdi className="text-xs text-muted line-clamp-2">{cleanText(item.description)}</bdi>}
          <Attributes item={item} />
          <span className="flex flex-wrap justify-between gap-x-2 text-xs text-faint">
            <span className="hash">{shortAddress(address)}</span>
            {item.index !== null && <span>#{item.index}</span>}
          </span>
          <TrustMark trust={item.trust} />
        </div>
      </a>
    </li>
  )
}

function Attributes({ item: { attributes, attributeCount } }: { item: NftCard }) {
  if (attributes.length === 0) return null
  const hidden = attributeCount - Math.min(attributes.length, ATTRIBUTES_SHOWN)
  return (
    <ul className="flex flex-wrap gap-1 text-xs">
      {attributes.slice(0, ATTRIBUTES_SHOWN).map(({ trait, value }) => (
        <li key={trait} className="rounded bg-raised px-1.5 max-w-full truncate">
          <bdi className="text-faint">{cleanText(trait, MAX_WORD_LENGTH)}</bdi>{' '}
          <bdi>{cleanText(value, MAX_WORD_LENGTH)}</bdi>
        </li>
      ))}
      {hidden > 0 && <li className="text-faint">{cardsWords.moreAttributes(hidden)}</li>}
    </ul>
  )
}
