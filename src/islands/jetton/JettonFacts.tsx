import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import { jettonNameOf, symbolOf, unitOf } from '../../domain/foreign/names.ts'
import { mostDigits } from '../../domain/jetton/facts.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { isImpossible } from '../../domain/jetton/plausible.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { AmountSlot } from '../../ui/chain/AmountSlot.tsx'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'

// Lazy: most images load without a click.
const PictureOnClick = lazy(() => import('../../ui/token/PictureOnClick.tsx'))

/** Facts about a jetton, from all providers. */
export const JettonFacts = ({ jetton }: { jetton: JettonDetails }) => (
  <Information facts={[...namesOf(jetton), ...powersOf(jetton), ...wordsOf(jetton)]} />
)

const Information = ({ facts }: { facts: Fact[] }) => (
  <Panel title={jettonWords.information}>
    <div className="px-4 md:px-5 py-1 min-h-120">
      <Facts facts={facts} />
    </div>
  </Panel>
)

/** Placeholders of the first facts. */
export const JettonFactsSkeleton = () => (
  <Information
    facts={[
      { label: jettonWords.symbol, value: <Slot name="symbol" like="0000" /> },
      { label: jettonWords.name, value: <Slot name="name" like="00000000" /> },
      { label: jettonWords.totalSupply, value: <AmountSlot /> },
      { label: jettonWords.decimals, value: <Slot name="decimals" like="0" /> },
    ]}
  />
)

function namesOf(jetton: JettonDetails): Fact[] {
  const { address, supply, decimals, holders } = jetton
  return [
    { label: jettonWords.symbol, value: <bdi>{symbolOf(jetton)}</bdi> },
    { label: jettonWords.name, value: <bdi>{jettonNameOf(jetton)}</bdi> },
    {
      label: jettonWords.totalSupply,
      value: (
        <>
          {supply === null ? MISSING : <Supply units={supply} decimals={decimals} unit={unitOf(jetton)} />}
          {isImpossible(jetton) && (
            <p className="text-bad mt-1">
              {isImpossible({ supply, decimals: 0 }) ? jettonWords.impossibleSupply : jettonWords.impossibleDecimals}
            </p>
          )}
        </>
      ),
    },
    { label: jettonWords.decimals, value: decimals },
    {
      label: commonWords.holders,
      value: holders ? <Link href="#holders">{groupDigits(holders)}</Link> : MISSING,
    },
    {
      label: commonWords.address,
      value: <HexValue value={friendlyAddress(address)} what={commonWords.anAddress} />,
    },
    { label: commonWords.account, value: <AddressLink raw={address} /> },
    {
      label: jettonWords.transfers,
      value: <Link href={addressPath(friendlyAddress(address))}>{jettonWords.transfersOf}</Link>,
    },
  ]
}

const Link = ({ href, children }: { href: string; children: string }) => (
  <a className="link" href={href}>
    {children}
  </a>
)

const Supply = ({ units, decimals, unit }: { units: string; decimals: number; unit: string }) => (
  <span className="[&>data]:whitespace-normal">
    <Amount units={units} decimals={decimals} digits={mostDigits(decimals)} unit={unit} />
  </span>
)

function powersOf({ trust, mintable, admin }: JettonDetails): Fact[] {
  return [
    { label: jettonWords.trust, value: trust === 'unknown' ? MISSING : <TrustMark trust={trust} /> },
    {
      label: commonWords.owner,
      value: admin ? (
        <AddressLink raw={admin} />
      ) : mintable === null || admin === undefined ? (
        MISSING
      ) : (
        jettonWords.noOwner
      ),
    },
  ]
}

function pictureFact({ image, original, symbol, trust }: JettonDetails): Fact[] {
  const drawn = { name: symbol ?? '', size: 96, className: 'rounded' }
  const value =
    image && trust !== 'blacklist' ? (
      <TokenImage src={image} {...drawn} />
    ) : (
      <LazyBoundary fallback={<TokenImage src={null} {...drawn} />}>
        <PictureOnClick copy={image} original={original} {...drawn} />
      </LazyBoundary>
    )
  return image || original ? [{ label: jettonWords.image, value }] : []
}

function wordsOf(jetton: JettonDetails): Fact[] {
  const { description, links, trust } = jetton
  const facts: Fact[] = []
  if (description) facts.push({ label: jettonWords.about, value: <bdi>{description}</bdi> })
  facts.push(...pictureFact(jetton))
  if (links.length > 0)
    facts.push({
      label: jettonWords.links,
      value: trust === 'blacklist' ? jettonWords.withheld : <Links links={links} />,
    })
  return facts
}

/** Links by the author, labelled with their host. */
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
