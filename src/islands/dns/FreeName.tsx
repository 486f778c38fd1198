import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import * as freeNameWords from '#words/free-name.ts'
import { minPrice } from '../../domain/dns/min-price.ts'
import { COIN } from '../../domain/text/coin.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { useDomainText } from '../../ui/chain/use-domain-text.ts'
import { BidLink } from './BidLink.tsx'

/** A free name with its price, and where it is bid for. */
export default function FreeName({ name }: { name: string }) {
  const least = minPrice(name)
  const text = useDomainText(name)
  return (
    <Notice title={dnsWords.notFound} action={<BidLink name={name} />}>
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
