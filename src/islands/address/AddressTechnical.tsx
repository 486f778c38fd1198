import { lazy, type ReactNode, useEffect, useState } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { addressKind } from '../../domain/account/account.ts'
import { contractType } from '../../domain/account/contract-type.ts'
import { mayBePool, mayBeValidator } from '../../domain/account/stake-kind.ts'
import { MISSING } from '../../domain/text/format.ts'
import { transactionPath } from '../../routes.ts'
import { $account } from '../../stores/account.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import { lookAgainAtAccount } from '../../stores/open-account.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { Compare } from '../compare/Compare.tsx'
import { Verified } from '../proof/Verified.tsx'

// Lazy: most accounts are neither a pool nor a validator.
const OwnStake = lazy(() => import('./OwnStake.tsx'))

const fact = () => import('../../stores/compare/account.ts')

const computing = <span className="shimmer h-4 w-60 max-w-full align-middle" />

function CellHash({ hash, what }: { hash: Hash | null | undefined; what: string }) {
  if (hash === undefined) return computing
  return hash ? <HexValue value={hash} what={what} /> : MISSING
}

function drawTransaction(hash: Hash | null) {
  if (!hash) return MISSING
  return <HashLink hash={hash} href={transactionPath(hash)} what={addressWords.lastTransactionHash} />
}

/** Contract type by the code hash, which is computed here, not claimed by a provider. */
function ContractType({ codeHash }: { codeHash: Hash | null | undefined }) {
  if (codeHash === undefined) return computing
  if (!codeHash) return MISSING
  const type = contractType(codeHash)
  if (!type) return <span className="text-muted">{addressWords.unknownContract}</span>
  return (
    <>
      {type} <span className="text-muted">{addressWords.byCodeHash}</span>
    </>
  )
}

/** Open on wide screens. Folded on phones, where the history matters more. */
function Folded({ children }: { children: ReactNode }) {
  const [isWide] = useState(() => matchMedia('(min-width: 720px)').matches)
  return (
    <details open={isWide} className="panel mt-3 md:mt-5">
      <summary className="px-4 md:px-5 py-2.5 min-h-12 cursor-pointer">
        <h2 className="inline text-lg font-600">{addressWords.technical}</h2>
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  )
}

/** Figures of a pool or a validator, if the account may be one. */
function Stake({ raw }: { raw: RawAddress }) {
  const facts = useQuery($accountFacts(raw))
  if (facts.status !== 'ready') return null
  const isPool = mayBePool(facts.value)
  const isValidator = mayBeValidator(raw, facts.value.interfaces)
  return (
    (isPool || isValidator) && (
      <LazyBoundary>
        <OwnStake raw={raw} isPool={isPool} isValidator={isValidator} />
      </LazyBoundary>
    )
  )
}

/** State of the account by the chain. Starts the page's refreshes, which as a lazy part come after the first data. */
export default function AddressTechnical({ raw }: { raw: RawAddress }) {
  useEffect(() => lookAgainAtAccount(raw), [raw])
  return (
    <>
      <Stake raw={raw} />
      <State raw={raw} />
    </>
  )
}

/** Left out if it failed to load: the tiles above report the same failure. */
function State({ raw }: { raw: RawAddress }) {
  const { status } = useQuery($account(raw))
  if (status === 'failed') return null
  return (
    <Folded>
      <Loaded
        query={$account(raw)}
        failed={addressWords.failed}
        loading={<div className="min-h-78.25" />}
        actions={shown => <Compare shown={shown} fact={fact} />}
      >
        {({ balance, state, lastTransaction, codeHash, dataHash }) => (
          <div className="px-4 md:px-5 py-1">
            <Facts
              facts={[
                {
                  label: commonWords.balance,
                  value: <Verified figure="balance" of={balance} draw={units => <Amount units={units} />} />,
                },
                {
                  label: addressWords.accountStatus,
                  value: <Verified figure="state" of={state} draw={commonWords.accountState} />,
                },
                { label: addressWords.addressType, value: addressKind(raw) },
                {
                  label: addressWords.lastTransaction,
                  value: (
                    <Verified figure="lastTransaction" of={lastTransaction?.hash ?? null} draw={drawTransaction} />
                  ),
                },
                {
                  label: addressWords.contract,
                  value: <Verified figure="codeHash" of={codeHash} draw={hash => <ContractType codeHash={hash} />} />,
                },
                {
                  label: commonWords.codeHash,
                  value: (
                    <Verified
                      figure="codeHash"
                      of={codeHash}
                      draw={hash => <CellHash hash={hash} what={commonWords.codeHashValue} />}
                    />
                  ),
                },
                {
                  label: addressWords.dataHash,
                  value: (
                    <Verified
                      figure="dataHash"
                      of={dataHash}
                      draw={hash => <CellHash hash={hash} what={addressWords.dataHashValue} />}
                    />
                  ),
                },
              ]}
            />
          </div>
        )}
      </Loaded>
    </Folded>
  )
}
