import * as dnsWords from '#words/dns.ts'
import { readDomain } from '../../domain/dns/name.ts'
import { pathArgument } from '../../routes.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { useDomainText } from '../../ui/chain/use-domain-text.ts'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { DomainDetails } from './DomainDetails.tsx'
import { DomainForm } from './DomainForm.tsx'
import { DomainSkeleton } from './ResolvedAddress.tsx'

/** A domain: its records, owner and item. */
export default withAddressBook(function DomainScreen() {
  const location = useLocation()
  return (
    <>
      <DomainForm label={dnsWords.domain} />
      {location ? <Asked text={pathArgument(location.pathname, '/dns/') ?? ''} /> : <DomainSkeleton />}
    </>
  )
})

function Asked({ text }: { text: string }) {
  const read = readDomain(text)
  const name = useDomainText('name' in read ? read.name : text)
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
