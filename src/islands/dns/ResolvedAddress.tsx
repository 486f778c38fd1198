import type { ReactNode } from 'react'
import * as dnsWords from '#words/dns.ts'
import { MAX_DOMAIN_LENGTH } from '../../domain/foreign/clean-text.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { WithCopy } from '../../ui/base/HexValue.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { AddressName } from '../../ui/chain/AddressName.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'
import { DomainText } from '../../ui/chain/DomainText.tsx'
import { markEquals } from '../../ui/chain/mark-equals.ts'
import { Loading } from '../../ui/query/Loaded.tsx'

const HEADING = 'text-xl font-600 mt-2'

/** Target of a domain: the complete address, and its owner if known. */
export function ResolvedAddress({ raw, warning }: { raw: RawAddress; warning: string | undefined }) {
  const known = useKnown(raw)
  const address = friendlyAddress(raw, known?.isWallet)
  return (
    <>
      <WithCopy
        copy={<CopyButton text={address} what={warning ? dnsWords.warnedAddress(warning) : dnsWords.resolvedAddress} />}
      >
        <a className="link" href={addressPath(address)} {...markEquals(raw)}>
          {address}
        </a>
      </WithCopy>
      {warning && <p className="mt-1 text-bad">{warning}</p>}
      {(known?.name || known?.warning || known?.isScam) && (
        <p className="text-sm text-muted">
          <AddressName raw={raw} short={() => ''} />
        </p>
      )}
    </>
  )
}

export const DomainHeading = ({ name }: { name: string }) => (
  <h2 className={HEADING}>
    <DomainText name={name} longest={MAX_DOMAIN_LENGTH} />
  </h2>
)

/** Placeholder of the expiry. */
export const NameEndPlace = ({ children }: { children?: ReactNode }) => <div className="min-h-5">{children}</div>

const FIRST: Fact[] = [
  {
    label: dnsWords.resolved,
    value: (
      <WithCopy copy={<span className="quiet" />}>
        <Slot name="resolved" like={'0'.repeat(48)} />
      </WithCopy>
    ),
  },
]

/** Placeholder of the records while they load. */
export const RecordsSkeleton = () => (
  <div className="px-4 md:px-5 py-1">
    <Facts facts={FIRST} />
  </div>
)

/** A domain before hydration; invisible if the path does not contain one. */
export const DomainSkeleton = () => (
  <div className="min-h-150 [&:has([data-slot=heading]:empty)]:invisible">
    <h2 className={HEADING}>
      <bdi>
        <Slot name="heading" />
      </bdi>
    </h2>
    <NameEndPlace />
    <Panel title={dnsWords.records}>
      <Loading prefetched>
        <RecordsSkeleton />
      </Loading>
    </Panel>
  </div>
)
