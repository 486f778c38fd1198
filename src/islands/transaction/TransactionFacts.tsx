import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { blockPath, transactionPath } from '../../routes.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'

function BlockLink({ transaction: { block } }: { transaction: Transaction }) {
  if (!block) return <>—</>
  return (
    <a className="link" href={blockPath(block)}>
      #{groupDigits(block.seqno)}
    </a>
  )
}

export function Cards({ transaction }: { transaction: Transaction }) {
  return (
    <div className="grid grid-cols-2 md:grid-cols-3 gap-3 mt-4 md:mt-5 max-md:[&>:last-child]:col-span-2">
      <Tile label={commonWords.block}>
        <BlockLink transaction={transaction} />
      </Tile>
      <Tile label={commonWords.value}>
        <Amount units={transaction.summary.value} />
      </Tile>
      <Tile label={commonWords.fee}>
        <Amount units={transaction.totalFees} />
      </Tile>
    </div>
  )
}

export function Information({ transaction }: { transaction: Transaction }) {
  const { hash, account, lt, utime, prevHash, prevLt } = transaction
  const facts = [
    { label: transactionWords.hash, value: <HexValue value={hash} what={commonWords.transactionHash} /> },
    { label: commonWords.account, value: <AddressLink raw={account} /> },
    { label: commonWords.block, value: <BlockLink transaction={transaction} /> },
    { label: commonWords.logicalTime, value: <span className="hash">{lt}</span> },
    { label: transactionWords.timestamp, value: dateTime(utime) },
    ...(prevLt === '0'
      ? []
      : [
          {
            label: transactionWords.previous,
            value: <HashLink hash={prevHash} href={transactionPath(prevHash)} what={commonWords.transactionHash} />,
          },
        ]),
  ]
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
    </div>
  )
}
