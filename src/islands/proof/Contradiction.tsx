import * as commonWords from '#words/common.ts'
import * as damageWords from '#words/damage.ts'
import * as proofWords from '#words/proof.ts'
import type { Evidence } from '../../ton/proof/checked.ts'

function Value({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="label">{label}</dt>
      <dd className="hash break-all">{children}</dd>
    </>
  )
}

function sentenceOf(evidence: Evidence): string {
  if (evidence.what === 'bytes') return proofWords.contradicted.bytes(damageWords.fault(evidence.why))
  if (evidence.what === 'signatures') return proofWords.contradicted.signatures(evidence.wrong)
  return proofWords.subjects[evidence.what]
}

type Props = { evidence: Evidence; fromFile?: boolean }

/** Alert for a contradicted claim, with the claimed and the actual value. `fromFile`: the claim is not from a provider. */
export function Contradiction({ evidence, fromFile = false }: Props) {
  const { title, titleOfFile, expected, found, nothing, meaning, meaningOfFile } = proofWords.contradicted
  return (
    <div role="alert">
      <p className="text-bad font-600">
        {fromFile ? titleOfFile : title}
        {commonWords.gap}
        {sentenceOf(evidence)}
      </p>
      {evidence.what !== 'bytes' && evidence.what !== 'signatures' && (
        <dl className="grid sm:grid-cols-[auto_1fr] gap-x-3 gap-y-1 mt-2">
          <Value label={expected}>{evidence.expected ?? nothing}</Value>
          <Value label={found}>{evidence.found ?? nothing}</Value>
        </dl>
      )}
      <p className="label mt-2">{fromFile ? meaningOfFile : meaning}</p>
    </div>
  )
}
