import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import * as freeNameWords from '#words/free-name.ts'
import { minPrice } from '../../domain/dns/min-price.ts'
import { COIN } from '../../domain/text/coin.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { useDomainText } from '../../ui/chain/use-domain-text.ts'
import { BidLink } from './BidLink.tsx'

/** An unregistered name, with its price and market if it can be bought. `isFree`: tonapi resolves it to nothing. */
export default function FreeName({ name, isFree }: { name: string; isFree: boolean }) {
  const least = minPrice(name)
  const text = useDomainText(name)
  const title = isFree && least !== null ? freeNameWords.isFree(text, least, COIN) : undefined
  return (
    <Notice title={title ?? dnsWords.notFound} action={<BidLink name={name} />}>
      {title && (
        <>
          <DocumentTitle name={title} />
          {dnsWords.notFound}
          {commonWords.stop}
        </>
      )}
      {freeNameWords.notRegistered(text)}
      {commonWords.gap}
      {least !== null && (
        <>
          <b className="text-text font-600">{freeNameWords.firstBid(least, COIN)}</b>
          {commonWords.gap}
          {freeNameWords.howTo}
        </>
      )}
    </Notice>
  )
}
