import { lazy } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { type AccountState, addressKind } from '../../domain/account/account.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { $account } from '../../stores/account.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import { type AddressForm, friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import type { IconName } from '../../ui/base/icons.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'
import { Fingerprint } from '../../ui/chain/Fingerprint.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Verified } from '../proof/Verified.tsx'
import type { HeadProps } from './HeadNames.tsx'

// Lazy: names and last activity are in later answers.
const HeadNames = lazy(() => import('./HeadNames.tsx'))
const HeadPresses = lazy(() => import('./HeadPresses.tsx'))

/** Layout of the row of buttons. */
const PRESSES = 'mt-3 min-h-9'

/** Head of an account: icon, address in the form to send to, kind, state, names. */
export function AddressHead({ raw, form }: { raw: RawAddress; form: AddressForm | undefined }) {
  const facts = useQuery($accountFacts(raw))
  const known = facts.status === 'ready' ? facts.value : undefined
  const kind = useKnown(raw)
  // Keep the pasted form until the account's kind is known.
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
            {kind?.name && (
              <span className="text-text">
                <bdi>{cleanText(kind.name, MAX_NAME_LENGTH)}</bdi>{' '}
                {kind.mark && <Icon name={kind.mark.by} label={kind.mark.words} className="text-xs" />}
              </span>
            )}
          </p>
          <h1 className="hash text-base md:text-lg font-600 mt-1 flex items-start gap-1">
            <span className="min-w-0 break-all">{address}</span>
            <CopyButton text={address} what={commonWords.anAddress} />
          </h1>
          <Names raw={raw} address={address} interfaces={known?.interfaces ?? []} isTestForm={form?.testOnly} />
        </div>
      </div>
      <div className={PRESSES}>
        <LazyBoundary>
          <HeadPresses raw={raw} address={address} />
        </LazyBoundary>
      </div>
    </header>
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
  return <Verified figure="state" of={account.value.state} draw={drawState} />
}

function drawState(state: AccountState) {
  const { word, icon, look } = STATES[state]
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={icon} className={look} />
      {/* The tile below has the same text. */}
      <span className={state === 'active' ? 'max-sm:sr-only' : ''}>{word}</span>
    </span>
  )
}

const Names = (props: HeadProps) => (
  <p className="label mt-1 min-h-10 sm:min-h-5 flex flex-wrap content-start gap-x-3">
    <LazyBoundary>
      <HeadNames {...props} />
    </LazyBoundary>
  </p>
)

/** Placeholder of the head before the address is known. */
export const AddressHeadSkeleton = () => (
  <header className="mb-4" aria-busy="true">
    <div className="flex items-start gap-4">
      <span className="shimmer w-16 h-16" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center text-sm text-muted min-h-6">
          <Slot name="kind" />
        </p>
        <h1 className="hash text-base md:text-lg font-600 mt-1 flex items-start gap-1">
          <span className="min-w-0 break-all">
            <Slot name="address" text={addressWords.title} />
          </span>
          <span className="quiet" />
        </h1>
        <p className="mt-1 min-h-10 sm:min-h-5" />
      </div>
    </div>
    <div className={PRESSES} />
  </header>
)
