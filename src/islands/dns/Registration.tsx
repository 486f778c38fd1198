import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import type { Domain } from '../../domain/dns/domain.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import { MISSING } from '../../domain/text/format.ts'
import { nftPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'

/** Owner, item and collection of a name. */
export default function Registration({ domain }: { domain: Domain }) {
  const { item, owner } = domain
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
          {
            label: commonWords.owner,
            value: owner ? (
              <AddressFact raw={owner} what={commonWords.ownerAddress} />
            ) : (
              (item && dnsWords.beingAuctioned) || MISSING
            ),
          },
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
