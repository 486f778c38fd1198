import { lazy, type SubmitEvent, useMemo, useRef, useState } from 'react'
import * as balanceDateWords from '#words/balance-date.ts'
import * as commonWords from '#words/common.ts'
import * as tokenWords from '#words/token.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import type { Holding } from '../../domain/jetton/holding.ts'
import { type HeldWallet, walletsByWorth } from '../../domain/jetton/worth.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import { COIN } from '../../domain/text/coin.ts'
import { dateOf } from '../../domain/text/date.ts'
import { dayOf, endOfDay } from '../../domain/text/day.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { mainCall } from '../../lib/call.ts'
import { blockPath } from '../../routes.ts'
import { $accountTransactions } from '../../stores/address.ts'
import { $accountJettons } from '../../stores/address-tokens.ts'
import { findBlockAt } from '../../stores/block-of-day.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Filled } from '../../ui/parts/Filled.tsx'
import { Select } from '../../ui/parts/Select.tsx'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'
import { useLatestRequest } from './use-latest-request.ts'

const ProofPanel = lazy(() => import('../proof/ProofPanel.tsx'))

type State =
  | { kind: 'idle' | 'early' }
  | { kind: 'finding' | 'none'; until: number }
  | { kind: 'failed'; until: number; error: unknown }
  | {
      kind: 'found'
      until: number
      block: FullBlockId
      claim: Claim
      wallet?: RawAddress | undefined
      holding?: Holding | undefined
    }

const ignore = () => {}

/** State of an account at the end of a day. */
export function BalanceOnDate({ raw }: { raw: RawAddress }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const request = useLatestRequest()
  const [jetton, setJetton] = useState<HeldWallet>()
  // Jettons are requested after the history.
  const isListed = useQuery($accountTransactions(raw)).status !== 'loading'

  function find(until: number) {
    setState({ kind: 'finding', until })
    void request.start(
      signal => findBlockAt(mainCall(signal), until),
      found => {
        const block = found?.block
        const claim: Claim = { kind: 'account', account: jetton?.wallet ?? raw, at: block }
        const holding = jetton && { owner: raw, jetton: jetton.jetton }
        setState(
          block ? { kind: 'found', until, block, claim, wallet: jetton?.wallet, holding } : { kind: 'none', until },
        )
      },
      error => setState({ kind: 'failed', until, error }),
    )
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const until = endOfDay(input.current?.value ?? '')
    if (until === null) return
    if (until < Date.now() / 1000) find(until)
    else setState({ kind: 'early' })
  }

  return (
    <Panel title={balanceDateWords.title}>
      <div className="pad">
        <form onSubmit={submit} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="label flex-1 min-w-60 max-w-180">{balanceDateWords.lead}</p>
          <span className="flex flex-wrap gap-2 min-w-0">
            {isListed && <Assets owner={raw} chosen={jetton?.wallet ?? raw} onChoose={setJetton} />}
            <input
              ref={input}
              type="date"
              required
              aria-label={balanceDateWords.label}
              className="button max-md:min-h-11 min-w-0"
              max={dayOf(Date.now() / 1000)}
            />
            <button type="submit" className="button max-md:min-h-11" aria-disabled={state.kind === 'finding'}>
              {balanceDateWords.go}
            </button>
          </span>
        </form>
        <div role="status">
          <Outcome state={state} onAgain={find} />
        </div>
        {state.kind === 'found' && (
          <LazyBoundary fallback={<div className="min-h-60" />}>
            <ProofPanel
              key={`${state.block.seqno} ${state.claim.kind === 'account' && state.claim.account}`}
              claim={state.claim}
              hint={{ block: state.block, utime: state.until }}
              holding={state.holding}
              onBadge={ignore}
            />
          </LazyBoundary>
        )}
      </div>
    </Panel>
  )
}

type AssetsProps = {
  owner: RawAddress
  chosen: RawAddress
  /** undefined for TON */
  onChoose: (jetton: HeldWallet | undefined) => void
}

/** Choice of TON or one of the account's jettons, by worth. Empty without jettons. */
function Assets({ owner, chosen, onChoose }: AssetsProps) {
  const jettons = useQuery($accountJettons(owner))
  const held = jettons.status === 'ready' ? jettons.value : undefined
  const wallets = useMemo(() => (held ? walletsByWorth(held) : []), [held])
  if (wallets.length === 0) return null
  const options = wallets.map(({ wallet, jetton }) => ({
    key: wallet,
    name: [
      balanceDateWords.jetton(unitOf(jetton), shortAddress(friendlyAddress(jetton.address))),
      ...(jetton.trust === 'unknown' ? [] : [tokenWords.trustWord(jetton.trust)]),
    ].join(' · '),
  }))
  return (
    <Select
      label={balanceDateWords.asset}
      options={[{ key: owner, name: COIN }, ...options]}
      chosen={chosen}
      onChoose={key => onChoose(wallets.find(({ wallet }) => wallet === key))}
    />
  )
}

/** Block of the day, or the reason why it was not found. */
function Outcome({ state, onAgain }: { state: State; onAgain: (until: number) => void }) {
  switch (state.kind) {
    case 'idle':
      return null
    case 'early':
      return <p className="pt-3">{balanceDateWords.notOver}</p>
    case 'finding':
      return <p className="label pt-3">{balanceDateWords.finding}</p>
    case 'none':
      return <p className="pt-3">{balanceDateWords.none(dateOf(state.until))}</p>
    case 'failed':
      return (
        <p className="flex flex-wrap items-center gap-3 pt-3 text-bad">
          {balanceDateWords.failed(dateOf(state.until))}
          {commonWords.gap}
          {explain(state.error)}
          <TryAgain onPress={() => onAgain(state.until)} />
        </p>
      )
    case 'found':
      return (
        <div className="pt-3">
          <a className="link" href={blockPath(state.block)}>
            {balanceDateWords.found(groupDigits(state.block.seqno), dateOf(state.until))}
          </a>
          {state.wallet && (
            <p className="label pt-1">
              <Filled text={balanceDateWords.ofWallet} slots={{ wallet: <AddressLink raw={state.wallet} /> }} />
            </p>
          )}
        </div>
      )
  }
}
