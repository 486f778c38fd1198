import { useId } from 'react'
import * as methodsWords from '#words/methods.ts'
import type { ArgumentKind, Typed } from '../../domain/method/argument.ts'
import { Icon } from '../../ui/base/Icon.tsx'

/** Field of an argument; `name` is set for known methods. */
export type ArgumentText = { id: number; name?: string; kind: ArgumentKind; text: string }

type Props = {
  row: ArgumentText
  /** from 1 */
  place: number
  fault: Extract<Typed, { fault: unknown }>['fault'] | undefined
  onChange: (part: Partial<Pick<ArgumentText, 'kind' | 'text'>>) => void
  onRemove?: () => void
}

const KINDS: readonly ArgumentKind[] = ['int', 'address', 'cell', 'slice', 'null']

/** One argument: its name or kind, its text, and its error. */
export function ArgumentRow({ row: { name, kind, text }, place, fault, onChange, onRemove }: Props) {
  const id = useId()
  const label = name?.replaceAll('_', ' ') ?? methodsWords.argument(place)
  return (
    <div className="grid md:grid-cols-[180px_1fr] gap-x-3 gap-y-1 py-1.5 items-center">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="flex gap-2 min-w-0">
        {!name && (
          <select
            className="button max-md:min-h-11"
            aria-label={methodsWords.kindOf(place)}
            value={kind}
            onChange={({ target }) => onChange({ kind: KINDS.find(one => one === target.value) ?? kind })}
          >
            {KINDS.map(one => (
              <option key={one} value={one}>
                {methodsWords.kinds[one]}
              </option>
            ))}
          </select>
        )}
        <input
          id={id}
          value={text}
          disabled={kind === 'null'}
          placeholder={methodsWords.hints[kind]}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="h-9 max-md:h-11 min-w-0 flex-1 px-3 rounded border border-line bg-surface text-text hash placeholder:text-faint aria-invalid:border-bad disabled:opacity-50"
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {onRemove && (
          <button
            type="button"
            className="quiet min-w-9 max-md:min-w-11"
            aria-label={methodsWords.remove(place)}
            onClick={onRemove}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      <p id={`${id}-fault`} role="alert" className="md:col-start-2 text-sm text-bad empty:hidden">
        {fault && methodsWords.faults[fault]}
      </p>
    </div>
  )
}
