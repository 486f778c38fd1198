import { $account } from '../../stores/account.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useKnown } from '../../ui/chain/address-book.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Band } from '../../ui/warnings/Band.tsx'
import { safetyMessages } from '../../words/en/safety.ts'

/** What to know before sending anything to an account; nothing when there is nothing to warn of. */
export default function SafetyBand({ raw }: { raw: RawAddress }) {
  const facts = useQuery($accountFacts(raw))
  const account = useQuery($account(raw))
  const isScam = useKnown(raw)?.isScam
  const { needsMemo = false, isSuspended = false } = facts.status === 'ready' ? facts.value : {}
  const isFrozen = account.status === 'ready' && account.value.state === 'frozen'
  return (
    <>
      {isScam && <Band tone="bad">{safetyMessages.scam}</Band>}
      {needsMemo && <Band tone="warn">{safetyMessages.needsMemo}</Band>}
      {isSuspended && <Band tone="bad">{safetyMessages.suspended}</Band>}
      {isFrozen && <Band tone="bad">{safetyMessages.frozen}</Band>}
    </>
  )
}
