import { type SubmitEvent, useEffect, useState } from 'react'
import * as methodsWords from '#words/methods.ts'
import { type ArgumentKind, readArgument, type Typed, typedAs } from '../../domain/method/argument.ts'
import { argumentsOf } from '../../domain/method/known.ts'
import { createMethodRunner } from '../../stores/get-method.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { ArgumentRow, type ArgumentText } from './ArgumentRow.tsx'
import { MethodResult } from './MethodResult.tsx'

type Props = { raw: RawAddress; method: string | number }

/** Rows of a method's arguments: its known fields, else none. */
function rowsFor(method: string | number): ArgumentText[] {
  const fields = (typeof method === 'string' && argumentsOf(method)) || []
  return fields.map(({ name, kind }, place) => ({ id: place, name, kind: typedAs(kind), text: '' }))
}

/** Arguments of a get-method, the button that runs it, and its result. */
export function MethodForm({ raw, method }: Props) {
  const [runner] = useState(createMethodRunner)
  const state = useQuery(runner)
  const [rows, setRows] = useState(() => rowsFor(method))
  const [read, setRead] = useState<Typed[]>([])
  const isKnown = typeof method === 'string' && argumentsOf(method) !== undefined
  useEffect(() => runner.stop, [runner])

  function renew(changed: ArgumentText[]) {
    setRows(changed)
    setRead([])
    runner.clear()
  }

  const change = (id: number, part: Partial<{ kind: ArgumentKind; text: string }>) => {
    renew(rows.map(row => (row.id === id ? { ...row, ...part } : row)))
  }
  const add = () => renew([...rows, { id: (rows.at(-1)?.id ?? -1) + 1, kind: 'int', text: '' }])
  const remove = (id: number) => renew(rows.filter(row => row.id !== id))

  function run(event: SubmitEvent) {
    event.preventDefault()
    const typed = rows.map(({ kind, text }) => readArgument(kind, text))
    setRead(typed)
    const args = typed.flatMap(one => ('argument' in one ? one.argument : []))
    if (args.length === typed.length) runner.run({ address: raw, method, args })
  }

  return (
    <form onSubmit={run} noValidate className="px-4 md:px-5 pb-4">
      {rows.map((row, place) => {
        const typed = read[place]
        return (
          <ArgumentRow
            key={row.id}
            row={row}
            place={place + 1}
            fault={typed && 'fault' in typed ? typed.fault : undefined}
            onChange={part => change(row.id, part)}
            {...(!isKnown && { onRemove: () => remove(row.id) })}
          />
        )
      })}
      <div className="flex flex-wrap gap-2 pt-1">
        <button type="submit" className="button max-md:min-h-11" aria-disabled={state.status === 'running'}>
          {state.status === 'running' ? methodsWords.running : methodsWords.run}
        </button>
        {!isKnown && (
          <button type="button" className="button max-md:min-h-11" onClick={add}>
            {methodsWords.add}
          </button>
        )}
      </div>
      <div aria-live="polite">
        <MethodResult raw={raw} state={state} />
      </div>
    </form>
  )
}
