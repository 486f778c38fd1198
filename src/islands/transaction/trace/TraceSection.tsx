import { lazy, useEffect, useMemo, useRef } from 'react'
import * as traceWords from '#words/trace.ts'
import type { JettonFlow } from '../../../domain/jetton/jetton.ts'
import { isNotFound, problemOf } from '../../../domain/text/problem.ts'
import { drawingOf } from '../../../domain/trace/drawing.ts'
import { isUnfinished, type Trace } from '../../../domain/trace/trace.ts'
import type { Transaction } from '../../../domain/transaction/transaction.ts'
import { pathArgument } from '../../../routes.ts'
import { $trace } from '../../../stores/trace.ts'
import type { Hash } from '../../../ton/hash.ts'
import { ListSkeleton } from '../../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../../ui/base/LazyBoundary.tsx'
import { ListNote } from '../../../ui/base/ListNote.tsx'
import { Notice } from '../../../ui/base/Notice.tsx'
import { Panel } from '../../../ui/base/Panel.tsx'
import { useQuery } from '../../../ui/live/use-query.ts'
import { Loaded } from '../../../ui/query/Loaded.tsx'
import type { LearnWallets } from '../../../ui/transaction/jetton-wallets.ts'
import { LookAlikes } from '../../names/LookAlikes.tsx'
import { LearnItems, LearnJettons } from './LearnTokens.tsx'
import { MoneyTable } from './MoneyTable.tsx'
import { ProveSteps } from './ProveSteps.tsx'
import { StepByStep } from './StepByStep.tsx'
import { TraceFigures } from './TraceFigures.tsx'
import { OutcomeWithJettons, TraceOutcome } from './TraceOutcome.tsx'
import { TraceOutline } from './TraceOutline.tsx'
import { useRefreshWhile } from './use-refresh-while.ts'
import { useWide } from './use-wide.ts'

const TraceDrawing = lazy(() => import('./TraceDrawing.tsx'))

/** Path of a transaction's page that opens at its trace. */
const TRACE_PATH = '/trace/'
/** Maximum steps of a payment, whose figures are folded as the steps tell everything. */
const MAX_PAYMENT_STEPS = 2

const failedAs = (error: unknown) => (isNotFound(error) ? { title: traceWords.notFound, why: null } : undefined)

type Props = {
  transaction: Transaction
  /** called with the jettons by jetton wallet, once known */
  onWallets: LearnWallets
}

/** Trace of a transaction: steps, gains and payments; warnings come first. */
export default function TraceSection(props: Props) {
  const { transaction } = props
  const rows = useMemo(() => [transaction], [transaction])
  return (
    <>
      <LookAlikes raw={transaction.account} rows={rows} className="mt-4 md:mt-5" />
      <Section {...props} />
    </>
  )
}

function Section({ transaction, onWallets }: Props) {
  const { hash } = transaction
  const state = useQuery($trace(hash))
  // A trace that is too long is not a failure, and retrying is useless.
  const isTooLong = state.status === 'failed' && problemOf(state.error)?.kind === 'too-long'
  if (isTooLong)
    return (
      <Panel title={traceWords.title}>
        <StepByStep key={hash} transaction={transaction} />
      </Panel>
    )
  return (
    <Panel title={traceWords.title}>
      <Loaded
        query={$trace(hash)}
        failed={traceWords.failed}
        failedAs={failedAs}
        loading={<ListSkeleton columns={2} rows={4} />}
      >
        {trace => (
          <>
            <Steps trace={trace} hash={hash} onWallets={onWallets} />
            {trace.isUnmarked && <ListNote>{traceWords.unmarked}</ListNote>}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

type Listed = Pick<Props, 'onWallets'> & { trace: Trace; hash: Hash }

const NONE: JettonFlow[] = []
/** True unless all steps were read and none moves jettons. */
const mayMoveJettons = ({ steps, unreadable }: Trace) =>
  unreadable > 0 || steps.some(({ transaction, expected }) => transaction?.summary.hasJettons ?? !expected)

/** Placeholder of the drawing while its script loads. */
const DrawingPlace = ({ height }: { height: number }) => (
  <div className="overflow-hidden max-h-140 py-3 border-b border-line">
    <svg aria-hidden="true" width="1" height={height} className="block" />
  </div>
)

function Steps({ trace, hash, onWallets }: Listed) {
  const unfinished = isUnfinished(trace)
  useRefreshWhile(unfinished, $trace(hash), trace)
  const isShort = trace.steps.length <= MAX_PAYMENT_STEPS
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pathArgument(location.pathname, TRACE_PATH)) top.current?.scrollIntoView()
  }, [])
  if (trace.steps.length === 1 && !unfinished) return <Notice title={traceWords.alone} />
  return (
    <>
      <div ref={top} className="scroll-mt-40" />
      {mayMoveJettons(trace) ? (
        <OutcomeWithJettons trace={trace} hash={hash} isUnfinished={unfinished} />
      ) : (
        <TraceOutcome trace={trace} flows={NONE} isUnfinished={unfinished} />
      )}
      {isShort && <TraceOutline trace={trace} current={hash} />}
      {unfinished && (
        <p role="status" className="label px-4 md:px-5 py-2 border-t border-line">
          {traceWords.unfinished}
        </p>
      )}
      {mayMoveJettons(trace) && <LearnJettons trace={trace} hash={hash} onWallets={onWallets} />}
      <LearnItems trace={trace} onWallets={onWallets} />
      {isShort ? (
        <details>
          <summary className="label cursor-pointer px-4 md:px-5 py-2 border-t border-line">
            {traceWords.details}
          </summary>
          <Apparatus trace={trace} hash={hash} />
        </details>
      ) : (
        <Apparatus trace={trace} hash={hash} />
      )}
    </>
  )
}

/** Details of a trace: figures, drawing and outline of steps, proofs, gains and payments. */
function Apparatus({ trace, hash }: { trace: Trace; hash: Hash }) {
  const isWide = useWide()
  const isShort = trace.steps.length <= MAX_PAYMENT_STEPS
  const drawing = useMemo(() => (isWide && !isShort ? drawingOf(trace) : null), [isWide, isShort, trace])
  return (
    <>
      <TraceFigures trace={trace} />
      {drawing && (
        <LazyBoundary fallback={<DrawingPlace height={drawing.height} />}>
          <TraceDrawing trace={trace} drawing={drawing} current={hash} />
        </LazyBoundary>
      )}
      {!isShort && <TraceOutline trace={trace} current={hash} />}
      <ProveSteps trace={trace} />
      <MoneyTable trace={trace} hash={hash} hasJettons={mayMoveJettons(trace)} />
    </>
  )
}
