import * as dnsWords from '#words/dns.ts'
import * as freeNameWords from '#words/free-name.ts'
import { minPrice } from '../../domain/dns/min-price.ts'
import { COIN } from '../../domain/text/coin.ts'
import { Notice } from '../../ui/base/Notice.tsx'

const REGISTRAR = 'https://dns.ton.org'

/** Way to register a free name, where its zone auctions names. */
export default function FreeName({ name }: { name: string }) {
  const least = minPrice(name)
  return (
    <Notice
      title={dnsWords.notFound}
      action={
        least !== null && (
          <a className="button" href={REGISTRAR} target="_blank" rel="noopener noreferrer">
            {freeNameWords.registrar}
          </a>
        )
      }
    >
      {dnsWords.notRegistered(name)} {least !== null && freeNameWords.howTo(least, COIN)}
    </Notice>
  )
}
