import { addressKind } from '../../domain/account/account.ts'
import { transactionPath } from '../../routes.ts'
import { $account } from '../../stores/account.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { addressWords } from '../../words/en/address.ts'

function CellHash({ hash, what }: { hash: Hash | null | undefined; what: string }) {
  if (hash === undefined) return <span className="shimmer h-4 w-60 max-w-full align-middle" />
  return hash ? <HexValue value={hash} what={what} /> : 'N/A'
}

/** The account as the chain holds it. */
export default function AddressTechnical({ raw }: { raw: RawAddress }) {
  return (
    <Panel title="Technical information">
      <Loaded query={$account(raw)} failed={addressWords.failed} loading={<div className="min-h-80" />}>
        {({ balance, state, lastTransaction, codeHash, dataHash }) => (
          <div className="px-4 md:px-5 py-1">
            <Facts
              facts={[
                { label: 'Balance', value: <Amount units={balance} /> },
                { label: 'Account status', value: state },
                { label: 'Address type', value: addressKind(raw) },
                {
                  label: 'Last transaction',
                  value: lastTransaction ? (
                    <HashLink
                      hash={lastTransaction.hash}
                      href={transactionPath(lastTransaction.hash)}
                      what="last transaction hash"
                    />
                  ) : (
                    '—'
                  ),
                },
                { label: 'Code hash', value: <CellHash hash={codeHash} what="code hash" /> },
                { label: 'Data hash', value: <CellHash hash={dataHash} what="data hash" /> },
              ]}
            />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
