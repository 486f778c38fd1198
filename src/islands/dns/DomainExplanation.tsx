import * as dnsWords from '#words/dns.ts'
import { Filled } from '../../ui/parts/Filled.tsx'

const Strong = ({ children }: { children: string }) => <b className="text-text font-500">{children}</b>

/** Explanation of a domain's records; rendered at build time, without script. */
export const DomainExplanation = () => (
  <section className="panel pad">
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
