import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import * as nftWords from '#words/nft.ts'
import { type Domain, isAuctioned } from '../../domain/dns/domain.ts'
import { MAX_DOMAIN_LENGTH } from '../../domain/foreign/clean-text.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import { MISSING } from '../../domain/text/format.ts'
import { domainPath, nftPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { DomainText } from '../../ui/chain/DomainText.tsx'
import { SalePrice } from '../../ui/chain/SalePrice.tsx'

/** Owner, item and collection of a name, or of the parent of a subdomain, which is named. */
export default function Registration({ name, domain }: { name: string; domain: Domain }) {
  const { item, owner, sale } = domain
  const itemLink = (raw: RawAddress) => {
    const address = friendlyAddress(raw)
    return (
      <a className="link hash" href={nftPath(address)}>
        {address}
      </a>
    )
  }
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts
        facts={[
          ...(domain.name === name ? [] : [{ label: dnsWords.domain, value: <Parent name={domain.name} /> }]),
          {
            label: commonWords.owner,
            value: owner ? (
              <AddressFact raw={owner} what={commonWords.ownerAddress} />
            ) : (
              (isAuctioned(domain) && dnsWords.beingAuctioned) || MISSING
            ),
          },
          ...(sale ? [{ label: nftWords.onSaleFor, value: <SalePrice sale={sale} /> }] : []),
          { label: dnsWords.item, value: item ? itemLink(item.address) : MISSING },
          {
            label: dnsWords.collection,
            value: item?.collection?.name ? <bdi>{nftNameOf(item.collection)}</bdi> : MISSING,
          },
        ]}
      />
    </div>
  )
}

const Parent = ({ name }: { name: string }) => (
  <a className="link" href={domainPath(name)}>
    <DomainText name={name} longest={MAX_DOMAIN_LENGTH} />
  </a>
)
