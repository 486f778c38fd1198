import * as dnsWords from '#words/dns.ts'
import { cleanText } from '../../domain/foreign/clean-text.ts'
import { acceptLink } from '../../domain/token/image.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'

/** Sites of a domain. Loaded on demand, because few domains have one. */
export default function Sites({ sites }: { sites: string[] }) {
  // One list each, because the facts of a list have different labels.
  return sites.map((site, place) => (
    <div key={place} className="border-t border-line">
      <Facts facts={[siteFact(site)]} />
    </div>
  ))
}

/** A site: a web URL, or an ADNL address on TON's network. */
function siteFact(site: string): Fact {
  const text = cleanText(site)
  const link = acceptLink(site)
  if (!link) {
    const isAdnl = /^(?:adnl:\/\/)?[0-9a-f]{64}$/i.test(text)
    return {
      label: isAdnl ? dnsWords.siteInTon : dnsWords.site,
      value: <HexValue value={text} what={dnsWords.siteAddress} />,
    }
  }
  return {
    label: dnsWords.site,
    value: (
      <a className="link break-all" href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
        {link}
      </a>
    ),
  }
}
