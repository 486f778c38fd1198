import { useEffect } from 'react'
import { readDomain } from '../../domain/dns/domain.ts'
import { pathArgument } from '../../routes.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { domainWords } from '../../words/en/dns.ts'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { DomainDetails } from './DomainDetails.tsx'
import { DomainForm } from './DomainForm.tsx'

/** What a domain stands for: its records, owner and item. */
export default withAddressBook(function DnsScreen() {
  const location = useLocation()
  const text = location && pathArgument(location.pathname, '/dns/')
  return (
    <>
      <DomainForm label="Domain" />
      {location && (text ? <Asked text={text} /> : <Explanation />)}
      {!location && <div className="min-h-150" />}
    </>
  )
})

function Asked({ text }: { text: string }) {
  const read = readDomain(text)
  const name = 'name' in read ? read.name : text
  useEffect(() => {
    document.title = `${name.slice(0, 60)} · Nanoscope`
  }, [name])
  if ('name' in read) return <DomainDetails name={read.name} />
  return (
    <section className="panel">
      <Notice title={domainWords.notFound}>{read.problem}</Notice>
    </section>
  )
}

function Explanation() {
  return (
    <section className="panel pad min-h-150">
      <h2 className="text-lg font-600 mb-2">What a domain says</h2>
      <ul className="list-disc pl-5 text-muted flex flex-col gap-2 max-w-160">
        <li>
          A <b className="text-text font-500">.ton</b> domain is an NFT (TEP-81). Whoever owns the item decides where
          the name leads.
        </li>
        <li>
          Its <b className="text-text font-500">wallet record</b> is where payments to the name go. It need not be the
          owner, and neither is the address of the item: all three are shown, each by its name.
        </li>
        <li>Other records lead to a site, a bag of TON Storage, or to another contract that resolves subdomains.</li>
        <li>A domain that is not renewed for a year expires and is auctioned again.</li>
      </ul>
    </section>
  )
}
