import { useEffect } from 'react'
import * as addressWords from '#words/address.ts'
import * as searchWords from '#words/search.ts'
import { findDomain } from '../../domain/search/text.ts'
import { domainPath } from '../../routes.ts'
import { looksFriendly } from '../../ton/address.ts'
import { Missing } from '../../ui/base/Missing.tsx'

/** Says why the text in the path is not an address; that of a domain leads to the domain. */
export default function NoSuchAddress({ text }: { text: string }) {
  const domain = findDomain(text)
  useEffect(() => {
    if (domain?.kind === 'domain') location.replace(domainPath(domain.domain))
  }, [domain])
  return (
    <Missing name={addressWords.title} title={addressWords.notFound}>
      {looksFriendly(text) && text.length === 48 ? searchWords.checksum : addressWords.forms}
    </Missing>
  )
}
