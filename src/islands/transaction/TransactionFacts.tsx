import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import { type BlockId, formatBlockId } from '../../domain/block/block.ts'
import { parseBlockId } from '../../domain/block/parse-id.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { blockPath, transactionPath } from '../../routes.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { Verified } from '../proof/Verified.tsx'

function drawBlock(text: string | null) {
  const block = text && parseBlockId(text)
  if (!block) return MISSING
  return (
    <a className="link" href={blockPath(block)}>
      #{groupDigits(block.seqno)}
    </a>
  )
}

/** Block of a transaction: a provider's claim, until proved. */
const BlockLink = ({ block }: { block: BlockId | null }) => (
  <Verified figure="block" of={block && formatBlockId(block)} draw={drawBlock} />
)

/** Main figures of a transaction. */
export function TransactionCards({ transaction: { hash, block, summary, totalFees } }: { transaction: Transaction }) {
  return (
    <div className="grid grid-cols-2 md:grid-cols-3 gap-3 mt-4 md:mt-5 max-md:[&>:last-child]:col-span-2">
      <Tile label={commonWords.block}>
        <BlockLink block={block} />
      </Tile>
      <Tile label={commonWords.value}>
        <Verified figure="claim" of={hash} draw={() => <Amount units={summary.value} />} />
      </Tile>
      <Tile label={commonWords.fee}>
        <Verified figure="claim" of={hash} draw={() => <Amount units={totalFees} />} />
      </Tile>
    </div>
  )
}

/** Hash, account, block and time of a transaction. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { hash, account, block, lt, utime, prevHash, prevLt } = transaction
  const facts = [
    { label: transactionWords.hash, value: <HexValue value={hash} what={commonWords.transactionHash} /> },
    { label: commonWords.account, value: <AddressLink raw={account} /> },
    { label: commonWords.block, value: <BlockLink block={block} /> },
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
