import * as addressWords from '#words/address.ts'
import * as balanceDateWords from '#words/balance-date.ts'
import * as commonWords from '#words/common.ts'
import * as proofWords from '#words/proof.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import { findCell, type Holding, readHolding } from '../../domain/jetton/holding.ts'
import type { Jetton } from '../../domain/jetton/jetton.ts'
import { isSigned, reachedBy } from '../../domain/proof/grade.ts'
import type { CheckedLink } from '../../domain/proof/verifier.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { transactionPath } from '../../routes.ts'
import type { Hash } from '../../ton/hash.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'

const CellHash = ({ hash, what }: { hash: Hash | null; what: string }) =>
  hash ? <HexValue value={hash} what={what} /> : MISSING

/** Balance of a jetton wallet in its state; `units` is null if unreadable. */
function HeldAmount({ units, jetton }: { units: string | null; jetton: Jetton }) {
  if (units === null) return <span className="text-muted">{balanceDateWords.unreadable}</span>
  return <Amount units={units} decimals={jetton.decimals} unit={unitOf(jetton)} />
}

function unitsIn(state: Uint8Array, dataHash: Hash | null, holding: Holding): string | null {
  const data = dataHash && findCell(state, dataHash)
  return data ? readHolding(data, holding) : null
}

type Props = {
  chain: readonly CheckedLink[]
  /** the jetton wallet's jetton and owner, to show its balance */
  holding?: Holding | undefined
}

/** State of an account, as far as proved. */
export function ProvedAccount({ chain, holding }: Props) {
  const reached = reachedBy(chain)
  const link = chain.find(({ link }) => link.kind === 'account')?.link
  if (link?.kind !== 'account' || reached?.account === undefined) return null
  const { account } = reached
  const jettons = (units: string | null) =>
    holding ? [{ label: balanceDateWords.jettons, value: <HeldAmount units={units} jetton={holding.jetton} /> }] : []
  if (account === null && holding)
    return (
      <StateFacts
        chain={chain}
        facts={[...jettons('0'), { label: addressWords.accountStatus, value: proofWords.statuses.nonexist }]}
      />
    )
  if (!account?.state) return null
  const { lastHash, state } = account
  const { status, balance, codeHash, dataHash } = state
  return (
    <StateFacts
      chain={chain}
      facts={[
        ...jettons(holding ? unitsIn(link.state, dataHash, holding) : null),
        { label: holding ? balanceDateWords.coins : commonWords.balance, value: <Amount units={balance} /> },
        { label: addressWords.accountStatus, value: proofWords.statuses[status] },
        { label: commonWords.codeHash, value: <CellHash hash={codeHash} what={commonWords.codeHashValue} /> },
        { label: addressWords.dataHash, value: <CellHash hash={dataHash} what={addressWords.dataHashValue} /> },
        {
          label: addressWords.lastTransaction,
          value: <HashLink hash={lastHash} href={transactionPath(lastHash)} what={addressWords.lastTransactionHash} />,
        },
      ]}
    />
  )
}

/** Facts of a state with its time, and a warning if no known validators signed it. */
function StateFacts({ chain, facts }: { chain: readonly CheckedLink[]; facts: Fact[] }) {
  const utime = reachedBy(chain)?.utime
  return (
    <div className="px-3 border-b border-line">
      {!isSigned(chain) && <p className="text-sm text-warn pt-2">{proofWords.unsigned}</p>}
      <Facts facts={[...(utime ? [{ label: proofWords.asOf, value: dateTime(utime) }] : []), ...facts]} />
    </div>
  )
}
