import { lazy, useEffect } from 'react'
import { withOwnWallets } from '../../../domain/summary/known-facts.ts'
import { matchWallets } from '../../../domain/trace/jetton-wallets.ts'
import { isNftItem, type Trace } from '../../../domain/trace/trace.ts'
import { $traceJettons } from '../../../stores/trace.ts'
import type { Hash } from '../../../ton/hash.ts'
import { LazyBoundary } from '../../../ui/base/LazyBoundary.tsx'
import { useQuery } from '../../../ui/live/use-query.ts'
import type { LearnWallets } from '../../../ui/transaction/jetton-wallets.ts'

// Lazy: only for jettons that are in neither a list nor an event.
const AskMasters = lazy(() => import('./AskMasters.tsx'))

type Props = { trace: Trace; hash: Hash; onWallets: LearnWallets }

/** Loads the wallets of moved jettons from the providers, then missing ones from their masters. Renders nothing. */
export function LearnJettons({ trace, hash, onWallets }: Props) {
  const state = useQuery($traceJettons(hash))
  const jettons = state.status === 'ready' && state.value !== 'too-long' ? state.value : undefined
  useEffect(() => {
    if (jettons) onWallets(matchWallets(trace, jettons.flows?.rows ?? [], jettons.wallets), withOwnWallets)
  }, [jettons, trace, onWallets])
  const isOver = state.status === 'failed' || (state.status === 'ready' && !state.changing)
  const own = isOver ? trace.steps.find(step => step.hash === hash)?.transaction : null
  const unknown = own?.summary.own?.wallets.filter(wallet => !jettons?.wallets[wallet]) ?? []
  if (!own || unknown.length === 0) return null
  return (
    <LazyBoundary>
      <AskMasters account={own.account} wallets={unknown} onWallets={onWallets} />
    </LazyBoundary>
  )
}

/** Passes the accounts of a trace that a provider lists as NFT items to `onWallets`. Renders nothing. */
export function LearnItems({ trace, onWallets }: Omit<Props, 'hash'>) {
  useEffect(() => {
    const items = trace.steps.filter(isNftItem).map(({ account }) => account)
    if (items.length > 0) onWallets({}, withOwnWallets, new Set(items))
  }, [trace, onWallets])
  return null
}
