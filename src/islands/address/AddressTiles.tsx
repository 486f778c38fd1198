import { lazy, type ReactNode } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { amountParts, writtenOut } from '../../domain/notation/amount.ts'
import { COIN } from '../../domain/text/coin.ts'
import { MISSING } from '../../domain/text/format.ts'
import { $account } from '../../stores/account.ts'
import type { RawAddress } from '../../ton/address.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { AmountSlot } from '../../ui/chain/AmountSlot.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { Verified } from '../proof/Verified.tsx'
import { useLocation } from '../shared/use-location.ts'
import { JettonCount, NftCount, TransactionCount } from './Counts.tsx'

// Lazy: the price is loaded last.
const BalanceWorth = lazy(() => import('./BalanceWorth.tsx'))

/** Balance and counts; each shows "—" until its own answer arrives. */
export function AddressTiles({ raw }: { raw: RawAddress }) {
  const tab = useLocation()?.query.get('tab')
  return (
    <section className="panel">
      <Loaded query={$account(raw)} failed={addressWords.failed} loading={<BalanceSkeleton />} prefetched>
        {({ balance, state }) => (
          <Balance
            amount={<Verified figure="balance" of={balance} draw={units => <Amount units={units} />} />}
            copy={
              balance !== null && (
                <CopyButton text={`${writtenOut(amountParts(balance).exact)} ${COIN}`} what={commonWords.anAmount} />
              )
            }
            worth={
              <LazyBoundary>
                <BalanceWorth units={balance} />
              </LazyBoundary>
            }
            status={<Verified figure="state" of={state} draw={commonWords.accountState} />}
            counts={
              <>
                <Tile label={addressWords.jettons}>
                  <JettonCount raw={raw} tab={tab} />
                </Tile>
                <Tile label={addressWords.nfts}>
                  <NftCount raw={raw} tab={tab} />
                </Tile>
                <Tile label={commonWords.transactions}>
                  <TransactionCount raw={raw} />
                </Tile>
              </>
            }
          />
        )}
      </Loaded>
    </section>
  )
}

type BalanceProps = { amount: ReactNode; copy?: ReactNode; worth?: ReactNode; status: ReactNode; counts: ReactNode }

const Balance = ({ amount, copy = <span className="quiet align-middle" />, worth, status, counts }: BalanceProps) => (
  <div className="pad flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div>
      <div className="label">
        {commonWords.balance}
        {worth}
      </div>
      <p className="text-xl max-[359px]:text-lg">
        {amount} {copy}
      </p>
    </div>
    <div className="grid grid-cols-2 sm:grid-cols-4 gap-2 sm:gap-3 max-sm:w-full max-sm:[&>*]:(flex flex-wrap items-baseline justify-between gap-x-2 py-1)">
      {counts}
      <Tile label={addressWords.status}>
        <span className="max-[359px]:text-sm">{status}</span>
      </Tile>
    </div>
  </div>
)

/** Placeholder of the balance, also before the path is known. */
export const BalanceSkeleton = () => (
  <Balance
    amount={<AmountSlot />}
    status={<Slot name="status" text={MISSING} />}
    counts={[addressWords.jettons, addressWords.nfts, commonWords.transactions].map(label => (
      <Tile key={label} label={label}>
        {MISSING}
      </Tile>
    ))}
  />
)
