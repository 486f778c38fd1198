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
    <Panel title="Jetton Information">
      <div className="px-4 md:px-5 py-1 min-h-120">
        <Facts facts={[...namesOf(jetton), ...powersOf(jetton), ...wordsOf(jetton)]} />
      </div>
    </Panel>
  )
}

function namesOf(jetton: JettonDetails): Fact[] {
  const { address, supply, decimals, holders } = jetton
  return [
    { label: 'Symbol', value: <bdi>{symbolOf(jetton)}</bdi> },
    { label: 'Name', value: <bdi>{jettonNameOf(jetton)}</bdi> },
    {
      label: 'Total Supply',
      value: supply === null ? '—' : <Supply units={supply} decimals={decimals} unit={unitOf(jetton)} />,
    },
    { label: 'Decimals', value: decimals },
    { label: 'Holders', value: holders ? groupDigits(holders) : 'N/A' },
    {
      label: 'Address',
      value: <HexValue value={friendlyAddress(address)} what="address" />,
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
    { label: 'Trust', value: <TrustMark trust={trust} /> },
    { label: 'Mintable', value: mintable === null ? '—' : mintable ? 'Yes, more can be made' : 'No' },
    {
      label: 'Owner',
      value: admin ? <AddressLink raw={admin} /> : mintable === null ? '—' : 'None stated',
    },
  ]
}

function wordsOf({ description, image, symbol, links, trust }: JettonDetails): Fact[] {
  const facts: Fact[] = []
  if (description) facts.push({ label: 'Description', value: <bdi>{description}</bdi> })
  if (image && trust !== 'blacklist' && acceptImage(image, location.protocol === 'https:'))
    facts.push({
      label: 'Image',
      value: <TokenImage src={image} name={symbol ?? ''} size={96} className="rounded" />,
    })
  if (links.length > 0)
    facts.push({
      label: 'Links',
      value: trust === 'blacklist' ? 'Withheld, as of a blacklisted jetton' : <Links links={links} />,
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
