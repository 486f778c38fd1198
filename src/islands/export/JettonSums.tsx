import * as exportWords from '#words/export.ts'
import { decimal } from '../../domain/export/asset.ts'
import { doesHold, type JettonCheck, type JettonSum } from '../../domain/export/jetton-sums.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import { writtenOut } from '../../domain/notation/amount.ts'

const amount = (units: string, { jetton }: JettonSum) =>
  `${writtenOut(decimal(units, jetton.decimals))} ${unitOf(jetton)}`

type Props = { check: JettonCheck; sums: JettonSum[] }

/** Sums per jetton compared with the indexer's history: differences, or the reason why they were not compared. */
export function JettonSums({ check, sums }: Props) {
  if (check !== 'checked') return <span className="block text-muted">{exportWords.jettonsUnchecked[check]}</span>
  if (sums.length === 0) return null
  const differing = sums.filter(sum => !doesHold(sum))
  if (differing.length === 0) return <span className="block text-muted">{exportWords.jettonsHold(sums.length)}</span>
  return differing.map(sum => (
    <span key={sum.jetton.address} className="block text-warn">
      {exportWords.jettonDiffers(amount(sum.moved, sum), amount(sum.history ?? '0', sum))}
    </span>
  ))
}
