import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as nftWords from '#words/nft.ts'
import { cleanText, MAX_DOMAIN_LENGTH, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import type { NftItem } from '../../domain/nft/details.ts'
import type { NftAttribute } from '../../domain/nft/nft.ts'
import { MISSING } from '../../domain/text/format.ts'
import { domainPath, nftCollectionPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { DomainText } from '../../ui/chain/DomainText.tsx'
import { SalePrice } from '../../ui/chain/SalePrice.tsx'
import { fragmentUsername, getgemsItem } from '../../ui/markets.ts'
import { NftHead } from './NftHead.tsx'

// Lazy: below the fold.
const ItemHistory = lazy(() => import('./ItemHistory.tsx'))
const NftContract = lazy(() => import('./NftContract.tsx'))

/** An NFT item: image, owner, collection, offer, attributes, contract. */
export function ItemDetails({ raw, name, item }: { raw: RawAddress; name: string; item: NftItem }) {
  const address = friendlyAddress(raw)
  return (
    <>
      <NftHead kind={nftWords.item} name={name} images={item} description={item.description} trust={item.trust}>
        <Facts facts={[...ownership(item), ...collectionFacts(item)]} />
      </NftHead>
      {/* On phones the owners come first. */}
      <div className="flex flex-col">
        {item.allAttributes.length > 0 && (
          <div className="max-md:order-1">
            <Panel title={nftWords.attributes(item.attributeCount)}>
              <Attributes attributes={item.allAttributes} />
            </Panel>
          </div>
        )}
        <LazyBoundary fallback={<div className="min-h-60" />}>
          <ItemHistory raw={raw} sale={item.sale?.address ?? null} />
        </LazyBoundary>
      </div>
      <LazyBoundary fallback={<div className="min-h-100" />}>
        <NftContract
          raw={raw}
          kind="item"
          collection={item.confirmed && item.collection ? item.collection.address : null}
          codeHash={item.codeHash}
          links={[
            { name: 'Getgems', href: getgemsItem(address) },
            ...(item.domain?.endsWith('.t.me')
              ? [{ name: 'Fragment', href: fragmentUsername(item.domain.slice(0, -'.t.me'.length)) }]
              : []),
          ]}
        />
      </LazyBoundary>
    </>
  )
}

function ownership({ owner, sale }: NftItem): Fact[] {
  const none = owner === undefined ? MISSING : nftWords.none
  const held = owner ? <AddressFact raw={owner} what={commonWords.ownerAddress} /> : none
  if (!sale) return [{ label: commonWords.owner, value: held }]
  const seller = sale.seller ? <AddressFact raw={sale.seller} what={commonWords.ownerAddress} /> : MISSING
  return [
    { label: commonWords.owner, value: seller },
    { label: nftWords.onSaleFor, value: <SalePrice sale={sale} /> },
    { label: nftWords.heldBySale, value: held },
    ...(sale.market
      ? [{ label: nftWords.market, value: <AddressFact raw={sale.market} what={nftWords.marketAddress} /> }]
      : []),
  ]
}

function confirmationOf(confirmed: NftItem['confirmed']): string {
  if (confirmed === null) return nftWords.confirmationUnknown
  return confirmed ? nftWords.confirmed : nftWords.unconfirmed
}

function collectionFacts({ collection, confirmed, index, domain }: NftItem): Fact[] {
  return [
    {
      label: nftWords.ofCollection,
      value: collection ? (
        <span>
          <a className="link" href={nftCollectionPath(friendlyAddress(collection.address))}>
            <bdi>{nftNameOf(collection)}</bdi>
          </a>
          <span className="text-sm text-muted block">{confirmationOf(confirmed)}</span>
        </span>
      ) : collection === null ? (
        nftWords.none
      ) : (
        MISSING
      ),
    },
    ...(index === null ? [] : [{ label: nftWords.index, value: <span className="hash">{index}</span> }]),
    ...(domain
      ? [
          {
            label: nftWords.domain,
            value: (
              <a className="link" href={domainPath(domain)}>
                <DomainText name={domain} longest={MAX_DOMAIN_LENGTH} />
              </a>
            ),
          },
        ]
      : []),
  ]
}

function Attributes({ attributes }: { attributes: NftAttribute[] }) {
  return (
    <dl className="pad grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-3">
      {attributes.map(({ trait, value }, place) => (
        <div key={place} className="rounded bg-raised px-3 py-2 min-w-0">
          <dt className="label">
            <bdi>{cleanText(trait, MAX_NAME_LENGTH) || MISSING}</bdi>
          </dt>
          <dd>
            <bdi>{value || MISSING}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
