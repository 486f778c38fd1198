import * as commonWords from '#words/common.ts'
import * as methodsWords from '#words/methods.ts'
import { resultsOf } from '../../domain/method/known.ts'
import { interpret } from '../../domain/method/reading.ts'
import type { MethodCall, MethodRun } from '../../domain/method/value.ts'
import { explainExit } from '../../domain/reason/exit-code.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import type { MethodState } from '../../stores/get-method.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { explain } from '../../ui/query/explain.ts'
import { ReadingView } from './ReadingView.tsx'

/** Progress and result of a run: its exit code in words before any value. */
export function MethodResult({ raw, state }: { raw: RawAddress; state: MethodState }) {
  if (state.status === 'failed') return <p className="text-sm text-bad pt-3">{explain(state.problem)}</p>
  if (state.status !== 'ended') return null
  const { call, run, source } = state
  const isGood = run.exitCode === 0 || run.exitCode === 1
  return (
    <section aria-label={methodsWords.values} className="mt-3 rounded border border-line bg-surface">
      {isGood ? <Values call={call} run={run} /> : <Refusal raw={raw} exitCode={run.exitCode} />}
      <p className="label px-3 py-2 border-t border-line">
        <Origin run={run} source={source} />
      </p>
    </section>
  )
}

function Refusal({ raw, exitCode }: { raw: RawAddress; exitCode: number }) {
  const facts = $accountFacts(raw).get()
  const interfaces = facts.status === 'ready' ? facts.value.interfaces : []
  return (
    <div className="px-3 py-2.5">
      <p className="text-bad">{methodsWords.refused}</p>
      <p>
        {methodsWords.exitCode(exitCode)}
        {commonWords.colon}
        {explainExit(exitCode, { interfaces })}
      </p>
    </div>
  )
}

function Values({ call: { method }, run: { stack } }: { call: MethodCall; run: MethodRun }) {
  if (stack.length === 0) return <p className="px-3 py-2.5 text-muted">{methodsWords.nothing}</p>
  const fields = typeof method === 'string' ? resultsOf(method, stack) : undefined
  return (
    <div className="px-3">
      <Facts
        facts={stack.map((value, place) => {
          const field = fields?.[place]
          const label = field?.name.replaceAll('_', ' ') ?? methodsWords.value(place + 1)
          return { label, value: <ReadingView reading={interpret(value, field)} /> }
        })}
      />
    </div>
  )
}

/** After which block it ran, by whose word, and what that took. */
function Origin({ run: { block, gasUsed }, source }: { run: MethodRun; source: string }) {
  const gas = gasUsed !== null && ` · ${methodsWords.gas(groupDigits(gasUsed))}`
  if (!block)
    return (
      <>
        {methodsWords.unknownBlock(source)}
        {gas}
      </>
    )
  return (
    <>
      {methodsWords.afterBlock}
      {commonWords.gap}
      <a className="link" href={blockPath(block)}>
        {methodsWords.block(groupDigits(block.seqno))}
      </a>{' '}
      {methodsWords.by(source)}
      {gas}
    </>
  )
}
