import { useEffect } from 'react'
import * as addressWords from '#words/address.ts'
import { readDomain } from '../../domain/dns/name.ts'
import { findDomain } from '../../domain/search/text.ts'
import { NotAddress } from '../shared/NotAddress.tsx'
import { DomainAddress } from './DomainAddress.tsx'

/** Redirects to the account of a domain in the path; for other text shows why it is not an address. */
export default function NoSuchAddress({ text }: { text: string }) {
  // Remove the page's skip link to the tabs, which are absent here.
  useEffect(() => document.querySelector('a[href="#tab-transactions"]')?.remove(), [])
  const domain = findDomain(text.trim())
  const read = domain?.kind === 'domain' ? readDomain(domain.domain) : null
  if (read && 'name' in read) return <DomainAddress name={read.name} />
  return (
    <NotAddress
      text={text}
      name={addressWords.title}
      title={addressWords.notFound}
      forms={read ? read.problem : addressWords.forms}
    />
  )
}
