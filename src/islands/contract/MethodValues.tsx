import * as methodsWords from '#words/methods.ts'
import { resultsOf } from '../../domain/method/known.ts'
import { interpret } from '../../domain/method/reading.ts'
import type { StackValue } from '../../domain/method/value.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { ReadingView } from './ReadingView.tsx'

/** Values returned by a get-method, with names if known. */
export function MethodValues({ method, stack }: { method: string | number; stack: StackValue[] }) {
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
