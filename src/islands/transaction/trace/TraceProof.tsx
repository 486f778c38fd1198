import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as proofWords from '#words/proof.ts'
import { formatBlockId } from '../../../domain/block/block.ts'
import { type Grade, gradeOf, isSigned, MAX_GRADE } from '../../../domain/proof/grade.ts'
import { readableSteps } from '../../../domain/trace/figures.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import type { Transaction } from '../../../domain/transaction/transaction.ts'
import { transactionPath } from '../../../routes.ts'
import { $proof, type ProofState } from '../../../stores/proof.ts'
import type { Hash } from '../../../ton/hash.ts'
import { HashLink } from '../../../ui/chain/HashLink.tsx'
import { TryAgain } from '../../../ui/query/TryAgain.tsx'

/** Result of one step's proof. `isRefuted`: bytes of a provider contradict it. */
type Outcome = { grade: Grade; isRefuted: boolean }
type OnEnd = (hash: Hash, outcome: Outcome) => void

const isFinal = ({ grade, isRefuted }: Outcome) => grade === MAX_GRADE || isRefuted

/** Proves the steps of a trace one after another, at the pace of the providers' queues. */
export default function TraceProof({ trace }: { trace: Trace }) {
  const steps = useMemo(() => readableSteps(trace), [trace])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Hash, Outcome>>(new Map())
  const end = useCallback<OnEnd>((hash, outcome) => setOutcomes(before => new Map(before).set(hash, outcome)), [])
  const next = steps.find(({ hash }) => !outcomes.has(hash))
  const ended = [...outcomes]
  const signed = ended.filter(([, { grade }]) => grade === MAX_GRADE).length
  const left = ended.filter(([, outcome]) => !isFinal(outcome))
  const count = trace.steps.filter(({ expected }) => !expected).length
  return (
    <div className="text-sm" aria-live="polite">
      <p>
        {proofWords.stepsProved(signed, count, trace.unreadable > 0)}
        {signed > 0 && `, ${proofWords.stepsPinned}`}
        {next && ` · ${proofWords.stepsLeft(steps.length - outcomes.size)}`}
      </p>
      <Hashes title={proofWords.doesNotFit} outcomes={ended.filter(([, { isRefuted }]) => isRefuted)} isBad />
      <Hashes title={proofWords.stepNotProved} outcomes={left}>
        {!next && <TryAgain onPress={() => setOutcomes(new Map(ended.filter(([, outcome]) => isFinal(outcome))))} />}
      </Hashes>
      {next && (
        <Prover
          key={next.hash}
          step={next}
          hasOthers={steps.filter(({ block }) => sameBlockAs(next, block)).length > 1}
          onEnd={end}
        />
      )}
    </div>
  )
}

const sameBlockAs = ({ block }: Transaction, other: Transaction['block']) =>
  block !== null && other !== null && formatBlockId(block) === formatBlockId(other)

type HashesProps = { title: string; outcomes: [Hash, Outcome][]; isBad?: boolean; children?: ReactNode }

/** Steps with the same result, each linked to its own proof; nothing without steps. */
function Hashes({ title, outcomes, isBad, children }: HashesProps) {
  if (outcomes.length === 0) return null
  return (
    <p
      className={`flex flex-wrap items-center gap-x-3 ${isBad ? 'text-bad' : 'text-muted'}`}
      role={isBad ? 'alert' : undefined}
    >
      {title}
      {outcomes.map(([hash]) => (
        <HashLink key={hash} hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} />
      ))}
      {children}
    </p>
  )
}

type ProverProps = { step: Transaction; hasOthers: boolean; onEnd: OnEnd }

const isContradicted = ({ stuck }: ProofState) => stuck?.checked.kind === 'contradicted'

/** Proves one step while mounted, again if an earlier run did not prove it completely; renders nothing. */
function Prover({ step: { account, lt, hash, block, utime }, hasOthers, onEnd }: ProverProps) {
  const proof = useMemo(
    () => $proof({ kind: 'transaction', account, lt, hash }, { block, utime, hasOthers }),
    [account, lt, hash, block, utime, hasOthers],
  )
  useEffect(() => {
    const before = proof.get()
    const release = proof.hold()
    if (!isSigned(before.chain) && !isContradicted(before)) proof.start()
    const stop = proof.subscribe(state => {
      if (state.status === 'ended')
        onEnd(hash, { grade: gradeOf(proof.claim, state.chain), isRefuted: isContradicted(state) })
    })
    return () => {
      stop()
      release()
    }
  }, [proof, hash, onEnd])
  return null
}
