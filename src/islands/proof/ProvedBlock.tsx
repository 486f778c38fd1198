import { useEffect } from 'react'
import * as commonWords from '#words/common.ts'
import * as verdictWords from '#words/verdict.ts'
import type { ClaimHint } from '../../domain/proof/claim.ts'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import { $blockTransactions } from '../../stores/block.ts'
import { $provedBlock, judgeFigures } from '../../stores/judge.ts'
import type { Proof } from '../../stores/proof.ts'
import type { BlockFacts } from '../../ton/proof/block-facts.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'

type Props = { proof: Proof; hint: ClaimHint | undefined; hasEnded: boolean }

/** Compares the page's figures with a completed proof, and shows those of a proved block. */
export function ProvedBlock({ proof, hint, hasEnded }: Props) {
  const proved = useQuery($provedBlock(proof))
  useEffect(() => {
    if (hasEnded) judgeFigures(proof, hint)
  }, [proof, hasEnded, hint])
  const { claim } = proof
  if (proved.status === 'none' || claim.kind !== 'block') return null
  if (proved.status === 'loading') return <p className="label px-3 py-2">{verdictWords.asking}</p>
  if (proved.status === 'read' && proved.checked.kind === 'proved')
    return <BlockFigures block={claim.block} facts={proved.checked.facts} />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 px-3 py-2">
      <p className="text-sm text-warn flex-1 min-w-60">
        {verdictWords.notProved}
        {commonWords.gap}
        {proved.status === 'failed' && explain(proved.problem)}
      </p>
      <TryAgain onPress={() => judgeFigures(proof, hint)} />
    </div>
  )
}

function BlockFigures({ block, facts }: { block: FullBlockId; facts: BlockFacts }) {
  const { utime, globalId, version, fees, transactions } = facts
  return (
    <div className="px-3 border-b border-line">
      <Facts
        facts={[
          { label: verdictWords.time, value: dateTime(utime) },
          { label: commonWords.globalId, value: globalId },
          { label: verdictWords.version, value: version },
          { label: verdictWords.fees, value: <Amount units={fees} /> },
          {
            label: commonWords.transactions,
            value: (
              <>
                {groupDigits(transactions.length)} <Strangers block={block} transactions={transactions} />
              </>
            ),
          },
        ]}
      />
    </div>
  )
}

/** Numbers of listed transactions that are not in the block, and of the block's transactions that are not listed. */
function Strangers({ block, transactions }: { block: FullBlockId; transactions: readonly string[] }) {
  const { workchain, shard, seqno } = block
  const list = useQuery($blockTransactions(workchain, shard, seqno))
  if (list.status !== 'ready') return null
  const listed = list.value.transactions.map(({ hash }) => hash)
  const strange = listed.filter(hash => !transactions.includes(hash)).length
  const missing = list.value.incomplete ? 0 : transactions.filter(hash => !listed.includes(hash)).length
  if (strange + missing === 0) return null
  // An unreadable row may be one of the block's.
  if (strange === 0 && missing <= list.value.unreadable)
    return <span className="block text-sm text-warn">{verdictWords.unread(missing)}</span>
  return (
    <span role="alert" className="block text-sm text-bad">
      {verdictWords.listed(list.sources.at(-1) ?? '', strange, missing)}
    </span>
  )
}
