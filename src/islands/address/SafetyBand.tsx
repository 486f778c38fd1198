import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as namesWords from '#words/names.ts'
import * as safetyWords from '#words/safety.ts'
import { spenderRule } from '../../domain/account/spender-rule.ts'
import { tokenKind } from '../../domain/account/token-kind.ts'
import { isScamLabel } from '../../domain/names/labels.ts'
import { $account } from '../../stores/account.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import { $askedSpenders } from '../../stores/asked-spenders.ts'
import { $labels } from '../../stores/base/labels.ts'
import { $alikeCount } from '../../stores/base/names-layer.ts'
import type { RawAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Band } from '../../ui/warnings/Band.tsx'

// Lazy: most accounts are not a token's contract.
const OwnToken = lazy(() => import('./OwnToken.tsx'))
// Lazy: only needed on click.
const WhoMaySpend = lazy(() => import('./WhoMaySpend.tsx'))

/** Warnings before sending to an account, and the purpose of its contract; empty for most wallets. */
export default function SafetyBand({ raw }: { raw: RawAddress }) {
  const facts = useQuery($accountFacts(raw))
  const account = useQuery($account(raw))
  const alike = useQuery($alikeCount)
  const isScam = useKnown(raw)?.isScam
  const scamLabel = useQuery($labels).get(raw)?.find(isScamLabel)
  const { needsMemo = false, isSuspended = false, interfaces = [] } = facts.status === 'ready' ? facts.value : {}
  const isFrozen = account.status === 'ready' && account.value.state === 'frozen'
  return (
    <>
      {isScam && <Band tone="bad">{safetyWords.scam}</Band>}
      {scamLabel && <Band tone="bad">{namesWords.labelWarning(scamLabel.source.name, scamLabel.made)}</Band>}
      {alike > 0 && (
        <Band tone="bad">
          {namesWords.alikeBelow(alike)}
          {commonWords.gap}
          <a className="link" href="#look-alikes">
            {namesWords.compareThem}
          </a>
        </Band>
      )}
      {needsMemo && <Band tone="warn">{safetyWords.needsMemo}</Band>}
      {isSuspended && <Band tone="bad">{safetyWords.suspended}</Band>}
      {isFrozen && <Band tone="bad">{safetyWords.frozen}</Band>}
      <Purpose raw={raw} interfaces={interfaces} />
    </>
  )
}

type PurposeProps = { raw: RawAddress; interfaces: string[] }

/** Token of the account, and on request who may spend from a wallet. */
function Purpose({ raw, interfaces }: PurposeProps) {
  const asked = useQuery($askedSpenders)
  const rule = spenderRule(interfaces)
  const token = tokenKind(interfaces)
  return (
    <>
      {asked && rule && (
        <LazyBoundary>
          <WhoMaySpend raw={raw} rule={rule} />
        </LazyBoundary>
      )}
      {token && (
        <LazyBoundary>
          <OwnToken raw={raw} kind={token} />
        </LazyBoundary>
      )}
    </>
  )
}
