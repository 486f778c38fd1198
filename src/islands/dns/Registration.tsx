import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import { type Domain, isUsername, ranOut } from '../../domain/dns/domain.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { nftPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { useNow } from '../../ui/live/use-now.ts'

/** `isPart`: tonapi, which knows when the name runs out, was not heard yet. */
export default function Registration({ domain, isPart }: { domain: Domain; isPart: boolean }) {
  const { item, owner } = domain
  const now = useNow()
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
          endOf(domain, isPart, now),
        ]}
      />
    </div>
  )
}

function endOf(domain: Domain, isPart: boolean, now: number): Fact {
  const { name, expiresAt } = domain
  if (isUsername(name)) return { label: dnsWords.runsOut, value: dnsWords.never }
  if (expiresAt == null) return { label: dnsWords.runsOut, value: isPart ? MISSING : dnsWords.endUnknown }
  if (!ranOut(domain, now)) return { label: dnsWords.runsOut, value: dateTime(expiresAt) }
  return { label: dnsWords.ranOut, value: <span className="text-bad">{dateTime(expiresAt)}</span> }
}
