import { lazy, useState } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { type AccountState, addressKind } from '../../domain/account/account.ts'
import { cleanText, LONGEST_NAME } from '../../domain/foreign/clean-text.ts'
import { $account } from '../../stores/account.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import { $accountDomains } from '../../stores/address-tokens.ts'
import { type AddressForm, friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import type { IconName } from '../../ui/base/icons.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'
import { Fingerprint } from '../../ui/chain/Fingerprint.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { useLastActivity } from './use-last-activity.ts'

// Most accounts are no tokens.
const OwnPage = lazy(() => import('./OwnPage.tsx'))
const isToken = (name: string) => /^(?:jetton_master|nft_)/.test(name)

// Seldom wanted, so it comes when it is opened.
const AddressForms = lazy(() => import('./AddressForms.tsx'))

/** Who this is: picture, address in the form people send to, kind, state, names. */
export function AddressHead({ raw, form }: { raw: RawAddress; form: AddressForm | undefined }) {
  const facts = useQuery($accountFacts(raw))
  const known = facts.status === 'ready' ? facts.value : undefined
  const kind = useKnown(raw)
  // Until it is known whether it is a wallet, the address stays as it was pasted.
  const bounceable = kind ? !kind.isWallet : (form?.bounceable ?? true)
  const address = friendlyAddress(raw, !bounceable)
  return (
    <header className="mb-4">
      <div className="flex items-start gap-4">
        <Fingerprint raw={raw} size={64} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted min-h-6">
            {addressKind(raw)}
            <State raw={raw} />
            {kind?.name && <bdi className="text-text">{cleanText(kind.name, LONGEST_NAME)}</bdi>}
          </p>
          <h1 className="hash text-base md:text-lg font-600 mt-1 flex items-start gap-1">
            <span className="min-w-0">{address}</span>
            <CopyButton text={address} what={commonWords.anAddress} />
          </h1>
          <Names raw={raw} interfaces={known?.interfaces ?? []} />
        </div>
      </div>
      {form?.testOnly && <p className="label mt-2">{addressWords.testOnly}</p>}
      <OtherForms raw={raw} address={address} />
    </header>
  )
}

function OtherForms({ raw, address }: { raw: RawAddress; address: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-3" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="button w-fit list-none">
        <Icon name="qrcode" />
        {addressWords.otherForms}
      </summary>
      <LazyBoundary>{open && <AddressForms raw={raw} address={address} />}</LazyBoundary>
    </details>
  )
}

const STATES: Record<AccountState, { word: string; icon: IconName; look: string }> = {
  active: { word: addressWords.active, icon: 'circle-check', look: 'text-good' },
  uninitialized: { word: addressWords.uninitialized, icon: 'circle-dashed', look: 'text-warn' },
  frozen: { word: addressWords.frozen, icon: 'circle-x', look: 'text-bad' },
  unknown: { word: addressWords.unknownState, icon: 'circle-dashed', look: 'text-muted' },
}

function State({ raw }: { raw: RawAddress }) {
  const account = useQuery($account(raw))
  if (account.status !== 'ready') return null
  const { word, icon, look } = STATES[account.value.state]
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={icon} className={look} />
      {word}
    </span>
  )
}

function Names({ raw, interfaces }: { raw: RawAddress; interfaces: string[] }) {
  const domains = useQuery($accountDomains(raw))
  const last = useLastActivity(raw)
  const names = domains.status === 'ready' ? domains.value : []
  const contract = interfaces.map(name => cleanText(name.replaceAll('_', ' '), LONGEST_NAME)).join(', ')
  return (
    <p className="label mt-1 min-h-10 sm:min-h-5 flex flex-wrap content-start gap-x-3">
      {last !== null && (
        <span>
          {addressWords.lastActivity} <Age utime={last} />
        </span>
      )}
      {contract && <span>{contract}</span>}
      <LazyBoundary>{interfaces.some(isToken) && <OwnPage raw={raw} interfaces={interfaces} />}</LazyBoundary>
      {names.map(name => (
        <bdi key={name}>{cleanText(name, LONGEST_NAME)}</bdi>
      ))}
    </p>
  )
}

/** The head's place before the address is read. */
export function AddressHeadSkeleton() {
  return (
    <header className="flex items-start gap-4 mb-4 min-h-41 sm:min-h-32" aria-busy="true">
      <span className="shimmer w-16 h-16" />
      <div className="flex-1">
        <h1 className="text-xl font-600">{addressWords.title}</h1>
        <span className="shimmer h-5 w-80 max-w-full mt-1" />
      </div>
    </header>
  )
}
