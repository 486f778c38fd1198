import * as exportWords from '#words/export.ts'
import { decimal } from '../../domain/export/asset.ts'
import { doesHold, type JettonSum } from '../../domain/export/jetton-sums.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import { writtenOut } from '../../domain/notation/amount.ts'

const amount = (units: string, { jetton }: JettonSum) =>
  `${writtenOut(decimal(units, jetton.decimals))} ${unitOf(jetton)}`

/** Sums per jetton compared with the indexer's history; lists differences. */
export function JettonSums({ sums }: { sums: JettonSum[] }) {
  if (sums.length === 0) return null
  const holding = sums.map(doesHold)
  if (holding.includes(null)) return <span className="block text-muted">{exportWords.jettonsUnchecked}</span>
  const differing = sums.filter((_, place) => !holding[place])
  if (differing.length === 0) return <span className="block text-muted">{exportWords.jettonsHold(sums.length)}</span>
  return differing.map(sum => (
    <span key={sum.jetton.address} className="block text-warn">
      {exportWords.jettonDiffers(amount(sum.moved, sum), amount(sum.history ?? '0', sum))}
    </span>
  ))
}
