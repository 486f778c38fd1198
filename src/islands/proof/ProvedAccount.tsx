import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import * as proofWords from '#words/proof.ts'
import type { Rung } from '../../domain/proof/ladder.ts'
import { dateTime } from '../../domain/text/format.ts'
import { transactionPath } from '../../routes.ts'
import type { Hash } from '../../ton/hash.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'

const CellHash = ({ hash, what }: { hash: Hash | null; what: string }) =>
  hash ? <HexValue value={hash} what={what} /> : commonWords.missing

/** What the chain holds of an account, as far as it is proved. */
export function ProvedAccount({ rungs }: { rungs: readonly Rung[] }) {
  const checked = rungs.find(({ link }) => link.kind === 'account')?.checked
  if (checked?.kind !== 'proved') return null
  const { account, utime } = checked.facts
  if (!account?.state) return null
  const { lastHash, state } = account
  const { status, balance, codeHash, dataHash } = state
  return (
    <div className="px-3 border-b border-line">
      <Facts
        facts={[
          ...(utime ? [{ label: proofWords.asOf, value: dateTime(utime) }] : []),
          { label: commonWords.balance, value: <Amount units={balance} /> },
          { label: addressWords.accountStatus, value: proofWords.statuses[status] },
          { label: commonWords.codeHash, value: <CellHash hash={codeHash} what={commonWords.codeHashValue} /> },
          { label: addressWords.dataHash, value: <CellHash hash={dataHash} what={addressWords.dataHashValue} /> },
          {
            label: addressWords.lastTransaction,
            value: (
              <HashLink hash={lastHash} href={transactionPath(lastHash)} what={addressWords.lastTransactionHash} />
            ),
          },
        ]}
      />
    </div>
  )
}
