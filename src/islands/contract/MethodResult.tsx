import * as commonWords from '#words/common.ts'
import * as methodsWords from '#words/methods.ts'
import type { MethodRun } from '../../domain/method/value.ts'
import { explainExit } from '../../domain/reason/exit-code.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import type { MethodState } from '../../stores/get-method.ts'
import type { RawAddress } from '../../ton/address.ts'
import { explain } from '../../ui/query/explain.ts'
import { ComputeHere } from './ComputeHere.tsx'
import { MethodValues } from './MethodValues.tsx'

/** Progress and result of a run: the exit code in words, then the values. */
export function MethodResult({ raw, state }: { raw: RawAddress; state: MethodState }) {
  if (state.status === 'failed') return <p className="text-sm text-bad pt-3">{explain(state.problem)}</p>
  if (state.status !== 'ended') return null
  const { call, run, source } = state
  const isGood = run.exitCode === 0 || run.exitCode === 1
  return (
    <section aria-label={methodsWords.values} className="mt-3 rounded border border-line bg-surface">
      {isGood ? <MethodValues method={call.method} stack={run.stack} /> : <Refusal raw={raw} exitCode={run.exitCode} />}
      <p className="label px-3 py-2 border-t border-line">
        <Origin run={run} source={source} />
      </p>
      <div className="label px-3 pb-2">
        <ComputeHere call={call} run={run} />
      </div>
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

/** Block whose state was used, provider, and gas. */
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
