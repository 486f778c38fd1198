import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import { jettonNameOf, symbolOf, unitOf } from '../../domain/foreign/names.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { acceptImage } from '../../domain/token/image.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'

/** Everything the indexer says of a jetton. */
export function JettonFacts({ jetton }: { jetton: JettonDetails }) {
  return (
    <Panel title={jettonWords.information}>
      <div className="px-4 md:px-5 py-1 min-h-120">
        <Facts facts={[...namesOf(jetton), ...powersOf(jetton), ...wordsOf(jetton)]} />
      </div>
    </Panel>
  )
}

function namesOf(jetton: JettonDetails): Fact[] {
  const { address, supply, decimals, holders } = jetton
  return [
    { label: jettonWords.symbol, value: <bdi>{symbolOf(jetton)}</bdi> },
    { label: jettonWords.name, value: <bdi>{jettonNameOf(jetton)}</bdi> },
    {
      label: jettonWords.totalSupply,
      value: supply === null ? '—' : <Supply units={supply} decimals={decimals} unit={unitOf(jetton)} />,
    },
    { label: jettonWords.decimals, value: decimals },
    { label: commonWords.holders, value: holders ? groupDigits(holders) : commonWords.missing },
    {
      label: commonWords.address,
      value: <HexValue value={friendlyAddress(address)} what={commonWords.anAddress} />,
    },
  ]
}

const Supply = ({ units, decimals, unit }: { units: string; decimals: number; unit: string }) => (
  <span className="[&>data]:whitespace-normal">
    <Amount units={units} decimals={decimals} digits={Math.min(decimals, 18)} unit={unit} />
  </span>
)

function powersOf({ trust, mintable, admin }: JettonDetails): Fact[] {
  return [
    { label: jettonWords.trust, value: <TrustMark trust={trust} /> },
    {
      label: jettonWords.mintable,
      value: mintable === null ? '—' : mintable ? jettonWords.isMintable : jettonWords.notMintable,
    },
    {
      label: commonWords.owner,
      value: admin ? <AddressLink raw={admin} /> : mintable === null ? '—' : jettonWords.noOwner,
    },
  ]
}

function wordsOf({ description, image, symbol, links, trust }: JettonDetails): Fact[] {
  const facts: Fact[] = []
  if (description) facts.push({ label: jettonWords.about, value: <bdi>{description}</bdi> })
  if (image && trust !== 'blacklist' && acceptImage(image, location.protocol === 'https:'))
    facts.push({
      label: jettonWords.image,
      value: <TokenImage src={image} name={symbol ?? ''} size={96} className="rounded" />,
    })
  if (links.length > 0)
    facts.push({
      label: jettonWords.links,
      value: trust === 'blacklist' ? jettonWords.withheld : <Links links={links} />,
    })
  return facts
}

/** The author's own links, each by the host it leads to. */
function Links({ links }: { links: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(link => (
        <li key={link} className="min-w-0">
          <a
            className="link inline-flex items-center min-h-6"
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {link.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
