import { useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as operationWords from '#words/operation.ts'
import { $operationName } from '../../stores/operation-name.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'

/** Name of an operation by the node API, requested on click. */
export function OperationName({ opcode }: { opcode: number }) {
  const [asked, setAsked] = useState(false)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1" aria-live="polite">
      {asked ? (
        <Named opcode={opcode} />
      ) : (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {operationWords.ask}
        </button>
      )}
    </span>
  )
}

function Named({ opcode }: { opcode: number }) {
  const $name = $operationName(opcode)
  const state = useQuery($name)
  if (state.status === 'loading') return <span className="text-muted">{operationWords.asking}</span>
  if (state.status === 'failed')
    return (
      <>
        <span className="text-bad">
          {operationWords.failed}
          {commonWords.gap}
          {explain(state.error)}
        </span>
        <TryAgain onPress={$name.refresh} changing={state.changing} />
      </>
    )
  const { name } = state.value
  if (name === null) return <span className="text-muted">{operationWords.noName}</span>
  return (
    <span>
      <bdi className="hash font-600">{name}</bdi> <span className="label">{operationWords.byNodeApi}</span>
    </span>
  )
}
