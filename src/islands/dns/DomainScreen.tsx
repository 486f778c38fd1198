import * as dnsWords from '#words/dns.ts'
import { readDomain } from '../../domain/dns/domain.ts'
import { pathArgument } from '../../routes.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Filled } from '../../ui/parts/Filled.tsx'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { DomainDetails } from './DomainDetails.tsx'
import { DomainForm } from './DomainForm.tsx'
import { DomainSkeleton } from './ResolvedAddress.tsx'

/** What a domain stands for: its records, owner and item. */
export default withAddressBook(function DnsScreen() {
  const location = useLocation()
  const text = location && pathArgument(location.pathname, '/dns/')
  return (
    <>
      <DomainForm label={dnsWords.domain} />
      {location && (text ? <Asked text={text} /> : <Explanation />)}
      {!location && <DomainSkeleton />}
    </>
  )
})

function Asked({ text }: { text: string }) {
  const read = readDomain(text)
  const name = 'name' in read ? read.name : text
  return (
    <>
      <DocumentTitle name={name.slice(0, 60)} />
      {'name' in read ? (
        <div className="min-h-150">
          <DomainDetails name={read.name} />
        </div>
      ) : (
        <section className="panel">
          <Notice title={dnsWords.notFound}>{read.problem}</Notice>
        </section>
      )}
    </>
  )
}

const Strong = ({ children }: { children: string }) => <b className="text-text font-500">{children}</b>

function Explanation() {
  return (
    <section className="panel pad min-h-150">
      <h2 className="text-lg font-600 mb-2">{dnsWords.explanation}</h2>
      <ul className="list-disc pl-5 text-muted flex flex-col gap-2 max-w-160">
        <li>
          <Filled text={dnsWords.aboutOwner} slots={{ zone: <Strong>.ton</Strong> }} />
        </li>
        <li>
          <Filled text={dnsWords.aboutWallet} slots={{ record: <Strong>{dnsWords.walletRecord}</Strong> }} />
        </li>
        <li>{dnsWords.aboutOthers}</li>
        <li>{dnsWords.aboutRenewal}</li>
      </ul>
    </section>
  )
}
