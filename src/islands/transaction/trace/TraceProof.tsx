import { useEffect, useMemo, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as proofWords from '#words/proof.ts'
import { formatBlockId } from '../../../domain/block/block.ts'
import { type Grade, gradeOf, MAX_GRADE } from '../../../domain/proof/grade.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import type { Transaction } from '../../../domain/transaction/transaction.ts'
import { transactionPath } from '../../../routes.ts'
import { $proof } from '../../../stores/proof.ts'
import type { Hash } from '../../../ton/hash.ts'
import { HashLink } from '../../../ui/chain/HashLink.tsx'
import { useQuery } from '../../../ui/live/use-query.ts'

type Outcomes = ReadonlyMap<Hash, Grade>

/** Completed, readable steps; expected ones are not on the chain. */
const happened = ({ steps }: Trace): Transaction[] =>
  steps.flatMap(({ transaction, expected }) => (transaction && !expected ? [transaction] : []))

/** Proves the steps of a trace one after another, at the pace of the providers' queues. */
export default function TraceProof({ trace }: { trace: Trace }) {
  const steps = useMemo(() => happened(trace), [trace])
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const next = steps.find(({ hash }) => !outcomes.has(hash))
  const grades = [...outcomes.values()]
  const signed = grades.filter(grade => grade === MAX_GRADE).length
  return (
    <div className="text-sm" aria-live="polite">
      <p>
        {proofWords.stepsProved(signed, steps.length)}
        {signed > 0 && `, ${proofWords.stepsPinned}`}
        {next && ` · ${proofWords.stepsLeft(steps.length - outcomes.size)}`}
      </p>
      <NotProved outcomes={outcomes} />
      {next && (
        <Prover
          key={next.hash}
          step={next}
          hasOthers={steps.filter(({ block }) => sameBlockAs(next, block)).length > 1}
          onEnd={grade => setOutcomes(before => new Map(before).set(next.hash, grade))}
        />
      )}
    </div>
  )
}

const sameBlockAs = ({ block }: Transaction, other: Transaction['block']) =>
  block !== null && other !== null && formatBlockId(block) === formatBlockId(other)

function NotProved({ outcomes }: { outcomes: Outcomes }) {
  const hashes = [...outcomes].flatMap(([hash, grade]) => (grade < MAX_GRADE ? [hash] : []))
  if (hashes.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-muted">
      {proofWords.stepNotProved}
      {hashes.map(hash => (
        <HashLink key={hash} hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} />
      ))}
    </p>
  )
}

type ProverProps = { step: Transaction; hasOthers: boolean; onEnd: (grade: Grade) => void }

/** Proves one step while mounted; renders nothing. */
function Prover({ step: { account, lt, hash, block, utime }, hasOthers, onEnd }: ProverProps) {
  const proof = useMemo(
    () => $proof({ kind: 'transaction', account, lt, hash }, { block, utime, hasOthers }),
    [account, lt, hash, block, utime, hasOthers],
  )
  const state = useQuery(proof)
  useEffect(() => {
    if (proof.get().status === 'idle') proof.start()
    return proof.stop
  }, [proof])
  useEffect(() => {
    if (state.status === 'ended') onEnd(gradeOf(proof.claim, state.chain))
  }, [proof, state, onEnd])
  return null
}
